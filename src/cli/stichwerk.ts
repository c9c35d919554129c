#!/usr/bin/env node
import { VERSION } from './version.ts';

// Answered before anything is loaded: the version is asked for by scripts, often.
const [first, ...others] = process.argv.slice(2);
if (others.length === 0 && (first === '--version' || first === '-v')) {
  process.stdout.write(`${VERSION}\n`);
} else {
  const { runProcess } = await import('./process.ts');
  await runProcess();
}
