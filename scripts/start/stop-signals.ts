/** npm run by a script or service manager may be killed without a word: then its child must not keep the port. */
const PARENT_CHECK_MS = 500;

/**
 * Calls `stop` once, on Ctrl+C, SIGTERM, SIGHUP, or when npm (our parent) is gone. A second Ctrl+C ends at once.
 * Under npm a Ctrl+C arrives twice (from the terminal and from npm), so only one that comes a second later counts.
 * `npmScript` is npm's name for what it runs (npm_lifecycle_event); undefined when somebody else has started us.
 */
export function onStopSignal(npmScript: string | undefined, stop: (reason: string) => void): void {
  let firstAt: number | undefined;
  function handle(reason: string): void {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      stop(reason);
    } else if (reason === "SIGINT" && now - firstAt > 1000) {
      process.exit(130);
    }
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => handle(signal));
  if (npmScript === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) handle("the parent process ended");
  }, PARENT_CHECK_MS).unref();
}
