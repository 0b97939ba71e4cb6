import type { ErrorCode } from "@verdict/contract/errors";

/** What a person can put right: shown in these words, without a stack trace. */
export class CliError extends Error {
  override name = "CliError";
}

/** No answer came, or only a part of it: what was sent may have arrived or not. */
export class LostConnection extends CliError {
  override name = "LostConnection";
}

/** The site's own words. */
export class Refusal extends CliError {
  override name = "Refusal";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A wrong command line. */
export class UsageError extends CliError {
  override name = "UsageError";
}
