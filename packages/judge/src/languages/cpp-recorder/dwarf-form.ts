import type { FileCursor } from "./file-cursor.ts";

/** What an attribute says: a number, a text, a flag, an expression; null for what is of no use here. */
export type DwarfValue = number | string | boolean | Uint8Array | null;

/**
 * Reads one value in a form of DWARF 4 or 5. `constant` stands in the abbreviation, `unit` is where references of the
 * unit begin. Throws a RangeError for a form that g++ does not write into a program.
 */
export function readForm(
  cursor: FileCursor,
  form: number,
  { constant, unit }: { constant: number; unit: number },
): DwarfValue {
  const { file } = cursor;
  switch (form) {
    case 0x0b:
      return cursor.u8();
    case 0x05:
      return cursor.u16();
    case 0x06:
    case 0x17:
      return cursor.u32();
    case 0x01:
    case 0x07:
      return cursor.u64();
    case 0x0d:
      return cursor.sleb();
    case 0x0f:
      return cursor.uleb();
    case 0x21:
      return constant;
    case 0x08:
      return cursor.text();
    case 0x0e:
      return file.text(file.section(".debug_str").at + cursor.u32());
    case 0x1f:
      return file.text(file.section(".debug_line_str").at + cursor.u32());
    case 0x0c:
      return cursor.u8() === 1;
    case 0x19:
      return true;
    case 0x10:
      return cursor.u32();
    case 0x11:
      return unit + cursor.u8();
    case 0x12:
      return unit + cursor.u16();
    case 0x13:
      return unit + cursor.u32();
    case 0x15:
      return unit + cursor.uleb();
    case 0x18:
    case 0x09:
      return cursor.block(cursor.uleb());
    case 0x0a:
      return cursor.block(cursor.u8());
    case 0x03:
      return cursor.block(cursor.u16());
    case 0x04:
      return cursor.block(cursor.u32());
    case 0x1e:
      cursor.block(16);
      return null;
    case 0x20:
      cursor.block(8);
      return null;
    default:
      throw new RangeError(`an unknown form ${form}`);
  }
}

/** Goes past a value of which nothing is wanted: most texts are names that only a linker reads. */
export function passForm(cursor: FileCursor, form: number, where: { constant: number; unit: number }): void {
  if (form === 0x08) cursor.passText();
  else if (form === 0x0e || form === 0x1f) cursor.at += 4;
  else readForm(cursor, form, where);
}
