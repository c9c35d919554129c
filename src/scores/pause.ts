/** Pieces of work after which whatever else waits has its turn. */
const PIECES = 2000;

/** Called before each piece of long work. */
export type Pause = () => Promise<void>;

/** Lets a signal arrive while long work goes on, now and then; once it is there, the work ends with what it says. */
export function takeTurns(signal: AbortSignal | undefined): Pause {
  let done = 0;
  return async () => {
    signal?.throwIfAborted();
    done += 1;
    if (done % PIECES !== 0) return;
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
    signal?.throwIfAborted();
  };
}
