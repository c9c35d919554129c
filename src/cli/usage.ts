/** A wrong call: what is wrong with it, and what to do; thrown by whoever reads the arguments, caught by `main`. */
export class UsageError extends Error {
  readonly help: string;
  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}

/** All that is wrong with a call, told one after the other. */
export class UsageErrors extends Error {
  readonly all: readonly UsageError[];
  constructor(all: readonly UsageError[]) {
    super(all.map(({ message }) => message).join('; '));
    this.all = all;
  }
}
