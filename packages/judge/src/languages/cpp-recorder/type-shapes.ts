import type { DwarfEntries, DwarfEntry } from "./dwarf-entries.ts";
import { AT, ENCODING, TAG } from "./dwarf-names.ts";

/** Names, sizes and members of the program's types. */
export interface TypeShapes {
  entries: DwarfEntries;
  /** What is meant by a const, a typedef and the like. */
  bare(entry: DwarfEntry | undefined): DwarfEntry | undefined;
  typeOf(entry: DwarfEntry | undefined): DwarfEntry | undefined;
  /** In bytes; 0 where that is not known. */
  sizeOf(entry: DwarfEntry | undefined): number;
  alignmentOf(entry: DwarfEntry | undefined): number;
  /** Of an array's dimensions; null where the program decides while it runs. */
  lengthsOf(array: DwarfEntry): number[] | null;
  /** With its namespaces: `std::vector<int, std::allocator<int> >`. */
  qualifiedName(entry: DwarfEntry): string;
  /** As people write it. */
  readableName(entry: DwarfEntry | undefined): string;
  /** Where the member lies to which these names lead, through base classes. Null where one is missing. */
  member(entry: DwarfEntry | undefined, ...names: string[]): Member | null;
  /** The class that the compiler has made of a lambda. */
  isClosure(entry: DwarfEntry | undefined): boolean;
  /** The nth type that a template is given. */
  argument(entry: DwarfEntry, index: number): DwarfEntry | undefined;
}

interface Member {
  offset: number;
  type: DwarfEntry | undefined;
}

const QUALIFIERS: readonly number[] = [TAG.const, TAG.volatile, TAG.typedef, TAG.restrict, TAG.atomic];
const POINTERS: readonly number[] = [TAG.pointer, TAG.reference, TAG.rvalueReference];
export const CLASSES: readonly number[] = [TAG.class, TAG.structure, TAG.union];
/** Deeper nests no type that somebody has written. */
const MOST_DEEP = 64;

export function typeShapes(entries: DwarfEntries): TypeShapes {
  const { target, number, name } = entries;
  const typeOf = (entry: DwarfEntry | undefined) => target(entry, AT.type);

  function bare(entry: DwarfEntry | undefined): DwarfEntry | undefined {
    let each = entry;
    for (let deep = 0; each !== undefined && QUALIFIERS.includes(each.tag); deep++) {
      if (deep > MOST_DEEP) throw new RangeError("a type that means itself");
      each = typeOf(each);
    }
    return each;
  }

  function lengthsOf(array: DwarfEntry): number[] | null {
    const lengths = array.children
      .filter(({ tag }) => tag === TAG.subrange)
      .map((range) => {
        const count = range.attributes.get(AT.count);
        const upper = range.attributes.get(AT.upperBound);
        return typeof count === "number"
          ? count
          : typeof upper === "number" && !isReference(upper, range)
            ? upper + 1
            : null;
      });
    return lengths.length === 0 || lengths.some((length) => length === null)
      ? null
      : lengths.filter((each) => each !== null);
  }

  /** Of an array whose length the program decides, the bound may be a variable. */
  function isReference(upper: number, { parent }: DwarfEntry): boolean {
    return parent !== null && parent.attributes.get(AT.size) === undefined && upper > LONGEST_ARRAY;
  }

  function sizeOf(entry: DwarfEntry | undefined): number {
    const its = bare(entry);
    if (its === undefined) return 0;
    if (POINTERS.includes(its.tag)) return 8;
    if (its.tag !== TAG.array) return number(its, AT.size) ?? 0;
    const lengths = lengthsOf(its);
    return lengths === null ? 0 : lengths.reduce((all, length) => all * length, sizeOf(typeOf(its)));
  }

  function alignmentOf(entry: DwarfEntry | undefined): number {
    const its = bare(entry);
    if (its === undefined) return 1;
    const said = number(its, AT.alignment) ?? 1;
    if (its.tag === TAG.array) return Math.max(said, alignmentOf(typeOf(its)));
    if (!CLASSES.includes(its.tag)) return Math.max(said, Math.min(16, sizeOf(its) || 1));
    const parts = its.children.filter(
      (child) => (child.tag === TAG.member || child.tag === TAG.inheritance) && !child.attributes.has(AT.external),
    );
    const hasVirtual = parts.some((part) => name(part)?.startsWith("_vptr") === true);
    return Math.max(
      said,
      hasVirtual ? 8 : 1,
      ...parts.map((part) => Math.max(alignmentOf(typeOf(part)), number(part, AT.alignment) ?? 1)),
    );
  }

  function qualifiedName(entry: DwarfEntry): string {
    const parts: string[] = [];
    let each: DwarfEntry | null = entry;
    for (let deep = 0; each !== null && each.tag !== TAG.unit && deep < MOST_DEEP; deep++) {
      const part = name(each);
      if (part !== undefined && !INLINE_NAMESPACES.has(part)) parts.unshift(part);
      each = (target(each, AT.specification) ?? each).parent;
    }
    return parts.join("::");
  }

  function nameOf(entry: DwarfEntry | undefined): string {
    if (entry === undefined) return "void";
    switch (entry.tag) {
      case TAG.pointer:
        return `${nameOf(typeOf(entry))}*`;
      case TAG.reference:
      case TAG.rvalueReference:
        return `${nameOf(typeOf(entry))}&`;
      case TAG.const:
      case TAG.volatile:
      case TAG.atomic:
        return nameOf(typeOf(entry));
      case TAG.array:
        return `${nameOf(typeOf(entry))}[]`;
      case TAG.subroutineType:
        return "function";
      default:
        return name(entry) === undefined ? "(unnamed)" : qualifiedName(entry);
    }
  }

  function member(entry: DwarfEntry | undefined, ...names: string[]): Member | null {
    let found: Member = { offset: 0, type: bare(entry) };
    for (const each of names) {
      const next = directMember(found.type, each, 0);
      if (next === null) return null;
      found = { offset: found.offset + next.offset, type: bare(next.type) };
    }
    return found;
  }

  function directMember(entry: DwarfEntry | undefined, wanted: string, deep: number): Member | null {
    if (entry === undefined || deep > MOST_DEEP) return null;
    for (const child of entry.children) {
      if (child.tag === TAG.member && name(child) === wanted)
        return { offset: number(child, AT.memberAt) ?? 0, type: typeOf(child) };
    }
    for (const child of entry.children) {
      if (child.tag !== TAG.inheritance) continue;
      const found = directMember(bare(typeOf(child)), wanted, deep + 1);
      if (found !== null) return { offset: found.offset + (number(child, AT.memberAt) ?? 0), type: found.type };
    }
    return null;
  }

  return {
    entries,
    bare,
    typeOf,
    sizeOf,
    alignmentOf,
    lengthsOf,
    qualifiedName,
    isClosure: (entry) =>
      entry !== undefined &&
      CLASSES.includes(entry.tag) &&
      /^(?:<lambda|\._anon|$)/.test(name(entry) ?? "") &&
      entry.children.some((child) => child.tag === TAG.subprogram && name(child) === "operator()"),
    readableName: (entry) => withoutDefaults(nameOf(entry)),
    member,
    argument: (entry, index) => typeOf(entry.children.filter(({ tag }) => tag === TAG.typeArgument)[index]),
  };
}

const LONGEST_ARRAY = 2 ** 31;
const INLINE_NAMESPACES = new Set(["__cxx11", "__8", "__debug_inline"]);

const NESTED = "(?:[^<>]|<(?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*>)*";
const DEFAULT_ARGUMENT = new RegExp(`, (?:allocator|less|hash|equal_to|char_traits|default_delete)<${NESTED}>`, "g");
const LONGEST_NAME = 80;

/** Without what the library adds: `vector<int>`. */
function withoutDefaults(name: string): string {
  if (name.length > 2_000) return `${name.slice(0, LONGEST_NAME)}…`;
  const short = name
    .replaceAll("std::", "")
    .replaceAll("__cxx11::", "")
    .replaceAll("basic_string<char, char_traits<char>, allocator<char> >", "string")
    .replaceAll(DEFAULT_ARGUMENT, "")
    .replaceAll(" >", ">")
    .replaceAll(/[\n|]/g, " ");
  return short.length > LONGEST_NAME ? `${short.slice(0, LONGEST_NAME)}…` : short;
}

/** The letter of a base type (value-types.ts). */
export function letterOfBase(entry: DwarfEntry, { entries, sizeOf }: TypeShapes): string {
  const size = sizeOf(entry);
  const name = entries.name(entry) ?? "";
  switch (entries.number(entry, AT.encoding)) {
    case ENCODING.boolean:
      return size === 1 ? "b" : "o";
    case ENCODING.float:
      return ["float", "double", "long double"].includes(name) ? "f" : "o";
    case ENCODING.signed:
      return "i";
    case ENCODING.unsigned:
    case ENCODING.unsignedChar:
      return "u";
    case ENCODING.signedChar:
      return name === "char" ? "c" : "i";
    case ENCODING.utf:
      return size === 1 ? "c" : "u";
    default:
      return "o";
  }
}
