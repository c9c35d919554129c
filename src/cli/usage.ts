/** A wrong call: what is wrong with it, and what to do; thrown by whoever reads the arguments, caught by `main`. */
export class UsageError extends Error {
  readonly help: string;
  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
