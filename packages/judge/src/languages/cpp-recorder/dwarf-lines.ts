import { readForm } from "./dwarf-form.ts";
import type { ElfFile } from "./elf-file.ts";
import { FileCursor } from "./file-cursor.ts";

/** From this address on the program's code belongs to this line, up to the next row. */
export interface LineRow {
  address: number;
  file: number;
  line: number;
  isEnd: boolean;
}

export interface LineTable {
  rows: readonly LineRow[];
  /** By the number that rows and entries use. */
  files: readonly (string | undefined)[];
}

const MOST_ROWS = 400_000;

/** The line table at this place (DWARF 5, section 6.2; version 4 alike). Throws a RangeError as readEntries does. */
export function readLines(file: ElfFile, offset: number): LineTable {
  const cursor = new FileCursor(file, file.section(".debug_line").at + offset);
  const end = cursor.u32() + cursor.at;
  const version = cursor.u16();
  if (version === 5) cursor.at += 2;
  const program = cursor.u32() + cursor.at;
  const unit = cursor.u8();
  if (version >= 4) cursor.at += 1;
  cursor.at += 1;
  const base = cursor.i8();
  const range = cursor.u8();
  const firstSpecial = cursor.u8();
  if (range === 0) throw new RangeError("a line table without lines");
  const operands = [0, ...Array.from({ length: firstSpecial - 1 }, () => cursor.u8())];
  const files = version === 5 ? readFiles(cursor) : readOldFiles(cursor);
  cursor.at = program;
  return { rows: readRows(cursor, end, { unit, base, range, firstSpecial, operands }), files };
}

function readFiles(cursor: FileCursor): string[] {
  const names: string[] = [];
  for (const isFiles of [false, true]) {
    const formats = Array.from({ length: cursor.u8() }, () => [cursor.uleb(), cursor.uleb()] as const);
    for (let left = cursor.uleb(); left > 0; left--) {
      for (const [what, form] of formats) {
        const value = readForm(cursor, form, { constant: 0, unit: 0 });
        if (isFiles && what === PATH) names.push(typeof value === "string" ? value : "");
      }
      if (formats.length === 0 || names.length > MOST_ROWS) throw new RangeError("files without names");
    }
  }
  return names;
}

const PATH = 1;

/** They are numbered from 1 on. */
function readOldFiles(cursor: FileCursor): (string | undefined)[] {
  while (cursor.text() !== "");
  const names: (string | undefined)[] = [undefined];
  for (let name = cursor.text(); name !== ""; name = cursor.text()) {
    names.push(name);
    for (let each = 0; each < 3; each++) cursor.uleb();
  }
  return names;
}

interface LineProgram {
  unit: number;
  base: number;
  range: number;
  firstSpecial: number;
  operands: readonly number[];
}

function readRows(
  cursor: FileCursor,
  end: number,
  { unit, base, range, firstSpecial, operands }: LineProgram,
): LineRow[] {
  const rows: LineRow[] = [];
  const atBegin = () => ({ address: 0, file: 1, line: 1 });
  let state = atBegin();
  const add = (isEnd: boolean) => {
    if (rows.length >= MOST_ROWS) throw new RangeError("more lines than can be read");
    rows.push({ ...state, isEnd });
  };
  while (cursor.at < end) {
    const operation = cursor.u8();
    if (operation >= firstSpecial) {
      const step = operation - firstSpecial;
      state.address += Math.floor(step / range) * unit;
      state.line += base + (step % range);
      add(false);
      continue;
    }
    switch (operation) {
      case 0: {
        const next = cursor.uleb() + cursor.at;
        const extended = cursor.u8();
        if (extended === 1) {
          add(true);
          state = atBegin();
        } else if (extended === 2) state.address = cursor.u64();
        if (next <= cursor.at - 1) throw new RangeError("a line table that turns back");
        cursor.at = next;
        break;
      }
      case 1:
        add(false);
        break;
      case 2:
        state.address += cursor.uleb() * unit;
        break;
      case 3:
        state.line += cursor.sleb();
        break;
      case 4:
        state.file = cursor.uleb();
        break;
      case 8:
        state.address += Math.floor((255 - firstSpecial) / range) * unit;
        break;
      case 9:
        state.address += cursor.u16();
        break;
      default:
        for (let left = operands[operation] ?? 0; left > 0; left--) cursor.uleb();
    }
  }
  return rows;
}
