import { type DwarfValue, passForm, readForm } from "./dwarf-form.ts";
import { AT, TAG } from "./dwarf-names.ts";
import type { ElfFile } from "./elf-file.ts";
import { FileCursor } from "./file-cursor.ts";

/** A thing that the compiler tells of: a type, a function, a variable. */
export interface DwarfEntry {
  offset: number;
  tag: number;
  parent: DwarfEntry | null;
  children: DwarfEntry[];
  attributes: Map<number, DwarfValue>;
}

export interface DwarfEntries {
  all: readonly DwarfEntry[];
  units: readonly DwarfEntry[];
  /** The entry to which an attribute leads. */
  target(entry: DwarfEntry | undefined, attribute: number): DwarfEntry | undefined;
  /** An attribute of the entry, or of the one whose instance or definition it is. */
  attribute(entry: DwarfEntry, attribute: number): DwarfValue | undefined;
  number(entry: DwarfEntry, attribute: number): number | undefined;
  name(entry: DwarfEntry): string | undefined;
}

/** A program of 300 lines with the whole library has 21,000 of them (2026-11-25). */
const MOST_ENTRIES = 400_000;
/** From an instance to its origin, from there to its declaration. */
const MOST_HOPS = 8;

/** Throws a RangeError where what the compiler has written is no DWARF 4 or 5, or too much of it. */
export function readEntries(file: ElfFile): DwarfEntries {
  const section = file.section(".debug_info");
  const entries = new Map<number, DwarfEntry>();
  const units: DwarfEntry[] = [];
  for (let at = section.at; at < section.at + section.size; )
    at = readUnit(file, at, { section: section.at, entries, units });
  const target: DwarfEntries["target"] = (entry, attribute) => {
    const offset = entry?.attributes.get(attribute);
    return typeof offset === "number" ? entries.get(offset) : undefined;
  };
  const attributeOf: DwarfEntries["attribute"] = (entry, attribute) => {
    let each: DwarfEntry | undefined = entry;
    for (let hops = 0; each !== undefined && hops < MOST_HOPS; hops++) {
      const value = each.attributes.get(attribute);
      if (value !== undefined) return value;
      each = target(each, AT.origin) ?? target(each, AT.specification);
    }
    return undefined;
  };
  return {
    all: [...entries.values()],
    units,
    target,
    attribute: attributeOf,
    number(entry, attribute) {
      const value = attributeOf(entry, attribute);
      return typeof value === "number" ? value : undefined;
    },
    name(entry) {
      const value = attributeOf(entry, AT.name);
      return typeof value === "string" ? value : undefined;
    },
  };
}

const WANTED = new Set<number>(Object.values(AT));

function readUnit(
  file: ElfFile,
  at: number,
  into: { section: number; entries: Map<number, DwarfEntry>; units: DwarfEntry[] },
): number {
  const cursor = new FileCursor(file, at);
  const next = cursor.u32() + cursor.at;
  const version = cursor.u16();
  if (version < 4 || version > 5) throw new RangeError(`DWARF ${version}`);
  if (version === 5) cursor.at += 2;
  const kinds = readAbbreviations(file, cursor.u32());
  if (version === 4) cursor.at += 1;
  const unit = at - into.section;
  let parent: DwarfEntry | null = null;
  let isFirst = true;
  while (cursor.at < next) {
    const offset = cursor.at - into.section;
    const code = cursor.uleb();
    if (code === 0) {
      parent = (parent as DwarfEntry | null)?.parent ?? null;
      continue;
    }
    const kind = kinds.get(code);
    if (kind === undefined) throw new RangeError("an entry of no kind");
    const entry: DwarfEntry = { offset, tag: kind.tag, parent, children: [], attributes: new Map() };
    for (const { attribute, form, constant } of kind.attributes) {
      if (WANTED.has(attribute)) entry.attributes.set(attribute, readForm(cursor, form, { constant, unit }));
      else passForm(cursor, form, { constant, unit });
    }
    into.entries.set(offset, entry);
    if (into.entries.size > MOST_ENTRIES) throw new RangeError("more types and variables than can be read");
    parent?.children.push(entry);
    if (isFirst && kind.tag === TAG.unit) into.units.push(entry);
    isFirst = false;
    if (kind.hasChildren) parent = entry;
  }
  return next;
}

interface EntryKind {
  tag: number;
  hasChildren: boolean;
  attributes: { attribute: number; form: number; constant: number }[];
}

const IMPLICIT_CONSTANT = 0x21;

function readAbbreviations(file: ElfFile, offset: number): Map<number, EntryKind> {
  const cursor = new FileCursor(file, file.section(".debug_abbrev").at + offset);
  const kinds = new Map<number, EntryKind>();
  for (;;) {
    const code = cursor.uleb();
    if (code === 0) return kinds;
    const kind: EntryKind = { tag: cursor.uleb(), hasChildren: cursor.u8() === 1, attributes: [] };
    for (;;) {
      const attribute = cursor.uleb();
      const form = cursor.uleb();
      const constant = form === IMPLICIT_CONSTANT ? cursor.sleb() : 0;
      if (attribute === 0 && form === 0) break;
      kind.attributes.push({ attribute, form, constant });
    }
    kinds.set(code, kind);
  }
}
