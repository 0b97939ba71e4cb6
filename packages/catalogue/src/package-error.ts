/** What is wrong with a problem package: the file inside the package and one line that its author understands. */
export class PackageError extends Error {
  override name = "PackageError";
  readonly file: string;
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.file = file;
    this.reason = reason;
  }
}
