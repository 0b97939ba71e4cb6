import { libraryLayout } from "./container-layouts.ts";
import type { DwarfEntry } from "./dwarf-entries.ts";
import { AT, BY_REFERENCE, TAG } from "./dwarf-names.ts";
import { type PlanRoom, wordInPlan } from "./plan-room.ts";
import { CLASSES, letterOfBase, type TypeShapes } from "./type-shapes.ts";

/*
 * What the recorder in the program (cpp/steps/leaves.h, items.h) is told of types: a letter, and numbers. A type inside
 * is a number of its own.
 *
 * b bool; c char; i, u whole number; f floating number; e enumeration; w bit-field: first bit, bits, signed
 * p pointer, r reference, N iterator that is a pointer: to what
 * a array: elements, of what; v vector: places of begin and end, of what; d deque: the same
 * m tree, h hash table, l list: is it a map, place of the head, of the count (-1: none), of the element in its node, of
 * what q a container around another (its name's first letter, `a` for std::array): place, type O optional: place of the
 * mark, of the value, type; I iterator in nodes: place of the element, type, is it a tree's P smart pointer: to what,
 * place of the pointer, of the pointer to the counts, of the count in these (0: none) s text: places of letters and
 * length; B vector<bool>; t bitset: place, bits S struct, U tuple, e enumeration: how many, whether others inherit from
 * it, and for each its place or value, its type, its name L a lambda; o opaque
 */
export interface ValueTypes {
  /** 0 is what nobody knows. */
  idOf(entry: DwarfEntry | undefined): number;
  /** How a function hands over such a value: `r` in a register, `m` in memory, `-` otherwise. */
  handedOver(entry: DwarfEntry | undefined): "r" | "m" | "-";
  /** One line each. */
  lines(): string[];
}

/** A contest program has fewer than a hundred. */
const MOST_TYPES = 20_000;
const MOST_FIELDS = 200;

/** Throws a RangeError, and so does `idOf`, where the types are too much for a plan. */
export function valueTypes(shapes: TypeShapes, room: PlanRoom): ValueTypes {
  const { entries, bare, typeOf, sizeOf, lengthsOf, readableName } = shapes;
  const ids = new Map<number, number>();
  const types: { size: number; layout: string; name: string }[] = [{ size: 0, layout: OPAQUE, name: "?" }];

  /** Classes that others inherit from, and those with a table of virtual functions. */
  const bases = new Set<number>();
  for (const entry of entries.all) {
    if (entry.tag === TAG.inheritance) bases.add(bare(typeOf(entry))?.offset ?? -1);
    if (entry.tag === TAG.member && entries.name(entry)?.startsWith("_vptr") === true)
      bases.add(entry.parent?.offset ?? -1);
  }

  function add(size: number, name: string): number {
    if (types.length >= MOST_TYPES) throw new RangeError("more types than can be read");
    return types.push({ size, layout: OPAQUE, name: room.take(name) }) - 1;
  }

  function idOf(entry: DwarfEntry | undefined): number {
    const its = bare(entry);
    if (its === undefined) return 0;
    const known = ids.get(its.offset);
    if (known !== undefined) return known;
    const size = sizeOf(its);
    const id = add(size, readableName(its));
    ids.set(its.offset, id);
    setLayout(id, layoutOf(its));
    return id;
  }

  function setLayout(id: number, layout: string): void {
    const type = types[id];
    if (type !== undefined) type.layout = room.take(layout);
  }

  function layoutOf(entry: DwarfEntry): string {
    switch (entry.tag) {
      case TAG.base:
        return letterOfBase(entry, shapes);
      case TAG.enumeration:
        return enumerationOf(entry);
      case TAG.pointer:
        return `p ${idOf(typeOf(entry))}`;
      case TAG.reference:
      case TAG.rvalueReference:
        return `r ${idOf(typeOf(entry))}`;
      case TAG.array:
        return arrayOf(typeOf(entry), lengthsOf(entry));
      case TAG.class:
      case TAG.structure:
      case TAG.union:
        return classOf(entry);
      default:
        return OPAQUE;
    }
  }

  function enumerationOf(entry: DwarfEntry): string {
    const names = entry.children.filter(({ tag }) => tag === TAG.enumerator).slice(0, MOST_FIELDS);
    return `e ${names.length} 0${names.map((each) => ` ${entries.number(each, AT.value) ?? 0} 0 ${wordInPlan(entries.name(each))}`).join("")}`;
  }

  /** Of several dimensions: an array of arrays. */
  function arrayOf(element: DwarfEntry | undefined, lengths: readonly number[] | null): string {
    const [length, ...rest] = lengths ?? [];
    if (length === undefined || sizeOf(element) === 0) return OPAQUE;
    if (rest.length === 0) return `a ${length} ${idOf(element)}`;
    const inner = add(
      rest.reduce((all, each) => all * each, sizeOf(element)),
      "",
    );
    setLayout(inner, arrayOf(element, rest));
    return `a ${length} ${inner}`;
  }

  function classOf(entry: DwarfEntry): string {
    const name = shapes.qualifiedName(entry);
    if (/^(?:std|__gnu_cxx|__gnu_pbds|__gnu_debug)(?:::|$)/.test(name))
      return libraryLayout(entry, shapes, idOf) ?? OPAQUE;
    if (shapes.isClosure(entry)) return "L";
    if (sizeOf(entry) === 0) return OPAQUE;
    const fields: string[] = [];
    if (!collectFields(entry, 0, fields, 0)) return OPAQUE;
    return `S ${fields.length} ${bases.has(entry.offset) ? 1 : 0}${fields.map((field) => ` ${field}`).join("")}`;
  }

  /** False where part of it lies nobody knows where. */
  function collectFields(entry: DwarfEntry | undefined, base: number, fields: string[], deep: number): boolean {
    if (deep > MOST_FIELDS) return false;
    for (const child of entry?.children ?? []) {
      const isBase = child.tag === TAG.inheritance;
      if (
        !isBase &&
        (child.tag !== TAG.member || child.attributes.has(AT.external) || child.attributes.has(AT.declaration))
      )
        continue;
      const at = child.attributes.get(AT.memberAt);
      const bits = entries.number(child, AT.bitSize);
      if (isBase && child.attributes.has(AT.virtuality)) return false;
      if (at !== undefined && typeof at !== "number") return false;
      const type = bare(typeOf(child));
      const name = entries.name(child);
      const isInside = isBase || (name === undefined && CLASSES.includes(type?.tag ?? 0));
      if (entry?.tag === TAG.union && (isInside || hasMembersToo(type))) return false;
      if (isInside) {
        if (isBase && isOfLibrary(type))
          fields.push(`${base + (at ?? 0)} ${idOf(type)} ${wordInPlan(entries.name(type ?? child))}`);
        else if (!collectFields(type, base + (at ?? 0), fields, deep + 1)) return false;
      } else if (bits !== undefined) {
        const field = bitField(child, { base, bits, type });
        if (field === null) return false;
        fields.push(field);
      } else if (name?.startsWith("_vptr") !== true) {
        fields.push(`${base + (at ?? 0)} ${idOf(type)} ${wordInPlan(name)}`);
      }
      if (fields.length > MOST_FIELDS) return false;
    }
    return true;
  }

  function isOfLibrary(type: DwarfEntry | undefined): boolean {
    return type !== undefined && shapes.qualifiedName(type).startsWith("std::");
  }

  /** Members of a union lie in one place: what is no plain value may not be there. */
  function hasMembersToo(type: DwarfEntry | undefined): boolean {
    return type !== undefined && CLASSES.includes(type.tag) && isOfLibrary(type);
  }

  function bitField(
    child: DwarfEntry,
    { base, bits, type }: { base: number; bits: number; type: DwarfEntry | undefined },
  ): string | null {
    const first = entries.number(child, AT.bitOffset);
    if (first === undefined || type === undefined || bits < 1 || bits > 32) return null;
    const isSigned = type.tag === TAG.base && letterOfBase(type, shapes) === "i";
    const id = add(1, "");
    setLayout(id, `w ${first % 8} ${bits} ${isSigned ? 1 : 0}`);
    return `${base + Math.floor(first / 8)} ${id} ${wordInPlan(entries.name(child))}`;
  }

  return {
    idOf,
    handedOver(entry) {
      const its = bare(entry);
      if (its === undefined) return "-";
      const size = sizeOf(its);
      if (CLASSES.includes(its.tag))
        return entries.number(its, AT.convention) === BY_REFERENCE || size > 16 ? "m" : "-";
      return size <= 8 && its.tag !== TAG.array ? "r" : "-";
    },
    lines: () => types.map(({ size, layout, name }) => `T ${size} ${layout} |${name}`),
  };
}

const OPAQUE = "o";
