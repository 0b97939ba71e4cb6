const MOST_CHARACTERS = 200;

/**
 * What is wrong with a problem package: the file inside the package and one line that its author understands. Both may
 * quote the package, so characters that a terminal would act on are taken out.
 */
export class PackageError extends Error {
  override name = "PackageError";
  readonly file: string;
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    const [shownFile, shownReason] = [shown(file), shown(reason)];
    super(`${shownFile}: ${shownReason}`, options);
    this.file = shownFile;
    this.reason = shownReason;
  }
}

function shown(text: string): string {
  const oneLine = text.replace(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, "?");
  return oneLine.length <= MOST_CHARACTERS ? oneLine : `${oneLine.slice(0, MOST_CHARACTERS)}…`;
}
