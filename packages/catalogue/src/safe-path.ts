import { PackageError } from "./package-error.ts";

const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]{0,200}$/;

export function isSafePath(path: string): boolean {
  return path.split("/").every((name) => FILE_NAME.test(name));
}

/** The path itself when each of its parts may be the name of a file in a package; none may be `..`. */
export function safePath(path: string): string {
  for (const name of path.split("/")) {
    if (!FILE_NAME.test(name)) throw new PackageError(name.slice(0, 100), "is not a name for a file in a package");
  }
  return path;
}
