/** Loaded before a program (`node --import`), tells at its end how many kilobytes it held at most. */
process.on('exit', () => process.stderr.write(`\n${process.resourceUsage().maxRSS}`));
