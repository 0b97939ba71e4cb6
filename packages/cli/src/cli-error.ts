/** What a person can put right: shown in these words, without a stack trace. */
export class CliError extends Error {
  override name = "CliError";
}

/** A wrong command line. */
export class UsageError extends CliError {
  override name = "UsageError";
}
