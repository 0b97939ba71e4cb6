import path from "node:path";
import { type DwarfEntries, type DwarfEntry, readEntries } from "./dwarf-entries.ts";
import { type LineRow, readLines } from "./dwarf-lines.ts";
import { AT, TAG } from "./dwarf-names.ts";
import { ElfFile } from "./elf-file.ts";
import { FileCursor } from "./file-cursor.ts";
import type { PlanRoom } from "./plan-room.ts";
import { type TypeShapes, typeShapes } from "./type-shapes.ts";
import { type ValueTypes, valueTypes } from "./value-types.ts";

export interface CodeRange {
  low: number;
  high: number;
}

/** What the debugger's data in a program say of it. */
export interface ProgramFacts {
  file: ElfFile;
  entries: DwarfEntries;
  shapes: TypeShapes;
  types: ValueTypes;
  /** Whether the user has written it; the others are the library's headers. */
  isOwnFile(file: number): boolean;
  /** In the order of their addresses. */
  rowsIn(range: CodeRange): readonly LineRow[];
  rangesOf(entry: DwarfEntry): CodeRange[];
  /** A byte of the program's code, undefined where there is none. */
  codeAt(address: number): number | undefined;
  isLambda(entry: DwarfEntry): boolean;
}

/** Throws a RangeError where the file holds no such data, or none that can be read. */
export function readProgram(bytes: Uint8Array, sourceName: string, room: PlanRoom): ProgramFacts {
  const file = new ElfFile(bytes);
  const entries = readEntries(file);
  const unit = entries.units.find((each) => path.basename(entries.name(each) ?? "") === sourceName);
  const linesAt = unit === undefined ? undefined : entries.number(unit, AT.lines);
  if (linesAt === undefined) throw new RangeError("the program says nothing of its lines");
  const { rows, files } = readLines(file, linesAt);
  const sorted = rows.filter(({ isEnd }) => !isEnd).sort((a, b) => a.address - b.address);
  const own = new Set(files.flatMap((name, index) => (path.basename(name ?? "") === sourceName ? [index] : [])));
  const shapes = typeShapes(entries);
  const code = file.section(".text");
  return {
    file,
    entries,
    shapes,
    types: valueTypes(shapes, room),
    isOwnFile: (number) => own.has(number),
    rowsIn: ({ low, high }) => {
      const first = firstAtOrAfter(sorted, low);
      const end = firstAtOrAfter(sorted, high);
      return sorted.slice(first, end);
    },
    rangesOf: (entry) => rangesOf(file, entries, entry),
    codeAt: (address) =>
      address >= code.address && address < code.address + code.size
        ? file.bytes[code.at + address - code.address]
        : undefined,
    isLambda: (entry) =>
      entries.name(entry) === "operator()" &&
      shapes.isClosure(
        (entries.target(entry, AT.specification) ?? entries.target(entry, AT.origin) ?? entry).parent ?? undefined,
      ),
  };
}

function firstAtOrAfter(rows: readonly LineRow[], address: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.address ?? 0) < address) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Functions of the user's file, those of the library that they have made of a template excepted. */
export function ownFunctions(facts: ProgramFacts): DwarfEntry[] {
  const { entries } = facts;
  return entries.all.filter((entry) => {
    if (entry.tag !== TAG.subprogram || !entry.attributes.has(AT.low)) return false;
    const file = entries.number(entry, AT.file);
    if (file !== undefined) return facts.isOwnFile(file);
    // g++ says of a lambda's body neither file nor line.
    const [range] = facts.rangesOf(entry);
    return (
      entries.name(entry) === "operator()" &&
      range !== undefined &&
      facts.rowsIn(range).some((row) => facts.isOwnFile(row.file))
    );
  });
}

const SCOPES: readonly number[] = [TAG.unit, TAG.namespace, TAG.class, TAG.structure];

/** Variables of the user's file outside of functions. */
export function ownGlobals({ entries, isOwnFile }: ProgramFacts): DwarfEntry[] {
  return entries.all.filter(
    (entry) =>
      entry.tag === TAG.variable &&
      SCOPES.includes(entry.parent?.tag ?? 0) &&
      isOwnFile(entries.number(entry, AT.file) ?? -1),
  );
}

/** Lists of ranges as g++ writes them (DWARF 5, section 7.25). */
function rangesOf(file: ElfFile, { number }: DwarfEntries, entry: DwarfEntry): CodeRange[] {
  const low = number(entry, AT.low);
  const high = number(entry, AT.high);
  if (low !== undefined && high !== undefined) return [{ low, high: high < low ? low + high : high }];
  const at = number(entry, AT.ranges);
  if (at === undefined) return [];
  const cursor = new FileCursor(file, file.section(".debug_rnglists").at + at);
  const ranges: CodeRange[] = [];
  let base = 0;
  for (;;) {
    switch (cursor.u8()) {
      case 4:
        ranges.push({ low: base + cursor.uleb(), high: base + cursor.uleb() });
        break;
      case 5:
        base = cursor.u64();
        break;
      case 6:
        ranges.push({ low: cursor.u64(), high: cursor.u64() });
        break;
      case 7: {
        const begin = cursor.u64();
        ranges.push({ low: begin, high: begin + cursor.uleb() });
        break;
      }
      default:
        return ranges;
    }
  }
}
