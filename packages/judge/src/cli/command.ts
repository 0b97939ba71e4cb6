/**
 * Runs a command of ours as this process: its result becomes the exit code, and what it throws one line and exit code
 * 1.
 */
export function runAsProcess(command: () => Promise<number>): void {
  command().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(describeError(error));
      process.exitCode = 1;
    },
  );
}

/** What went wrong, with its causes, in one line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describeError(error.cause)}`;
}
