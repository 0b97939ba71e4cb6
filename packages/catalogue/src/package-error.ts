const MOST_CHARACTERS = 200;

interface Options extends ErrorOptions {
  /** Of the file, counted from 1. */
  line?: number | null;
  /** What else is wrong with the same package. */
  others?: readonly PackageError[];
}

/**
 * What is wrong with a problem package: the file inside the package and one line that its author understands. Both may
 * quote the package, so characters that a terminal would act on are taken out. The message has a line for each of
 * `all`, which is this one first.
 */
export class PackageError extends Error {
  override name = "PackageError";
  readonly file: string;
  readonly reason: string;
  readonly line: number | null;
  readonly all: readonly PackageError[];

  constructor(file: string, reason: string, { line = null, others = [], ...options }: Options = {}) {
    const [shownFile, shownReason] = [shown(file), shown(reason)];
    // The YAML parser's own words say the line.
    const place = line === null || /\bat line \d/.test(shownReason) ? shownFile : `${shownFile}:${line}`;
    super([`${place}: ${shownReason}`, ...others.map(({ message }) => message)].join("\n"), options);
    this.file = shownFile;
    this.reason = shownReason;
    this.line = line;
    this.all = [this, ...others.flatMap(({ all }) => all)];
  }
}

function shown(text: string): string {
  const oneLine = text.replace(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, "?");
  return oneLine.length <= MOST_CHARACTERS ? oneLine : `${oneLine.slice(0, MOST_CHARACTERS)}…`;
}
