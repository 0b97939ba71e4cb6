/** Both ends included. */
export interface ByteRange {
  from: number;
  to: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * What of a file with so many bytes a Range header asks for: "whole" where there is no header, or one that may be
 * ignored (another unit, several ranges, nonsense; RFC 9110, 14.2), "none" when no byte of it is there.
 */
export function byteRangeOf(header: string | undefined, bytes: number): ByteRange | "whole" | "none" {
  const [, first = "", last = ""] = ONE_RANGE.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "none" : { from: bytes - length, to: bytes - 1 };
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return "whole";
  if (from >= bytes) return "none";
  return { from, to: last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
