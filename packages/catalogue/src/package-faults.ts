import { PackageError } from "./package-error.ts";

/** What is wrong with a package, while it is read on: whoever mends one fault wants to know of the others. */
export interface PackageFaults {
  add(error: PackageError): void;
  /** What `read` gives; where that throws a PackageError, `instead`, with which nothing but further faults is found. */
  orElse<T>(instead: T, read: () => T | Promise<T>): Promise<T>;
  hasAny(): boolean;
  /** Throws all that was found as one PackageError. */
  throwAny(): void;
}

/** Who has mended so many looks again. */
const MOST_FAULTS = 50;

export function collectFaults(): PackageFaults {
  const found = new Map<string, PackageError>();
  const faults: PackageFaults = {
    add(error) {
      for (const each of error.all) {
        const key = `${each.file}\n${each.reason}`;
        if (!found.has(key) && found.size < MOST_FAULTS) found.set(key, each);
      }
    },
    async orElse(instead, read) {
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof PackageError)) throw error;
        faults.add(error);
        return instead;
      }
    },
    hasAny: () => found.size > 0,
    throwAny() {
      const [first, ...others] = found.values();
      if (first === undefined) return;
      const { file, reason, line, cause } = first;
      const alone = others.map((other) => new PackageError(other.file, other.reason, { line: other.line }));
      throw new PackageError(file, reason, { line, cause, others: alone });
    },
  };
  return faults;
}
