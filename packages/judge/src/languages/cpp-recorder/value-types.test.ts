import { expect, test } from "vitest";
import type { DwarfEntries, DwarfEntry } from "./dwarf-entries.ts";
import type { DwarfValue } from "./dwarf-form.ts";
import { AT, TAG } from "./dwarf-names.ts";
import { nameInPlan, planRoom } from "./plan-room.ts";
import { typeShapes } from "./type-shapes.ts";
import { valueTypes } from "./value-types.ts";

/** Entries as the compiler tells of them, without the file that they stand in. */
function entriesOf() {
  const all: DwarfEntry[] = [];
  const byOffset = (offset: DwarfValue | undefined) => (typeof offset === "number" ? all[offset - 1] : undefined);
  const entries: DwarfEntries = {
    all,
    units: [],
    target: (entry, attribute) => byOffset(entry?.attributes.get(attribute)),
    attribute: (entry, attribute) => entry.attributes.get(attribute),
    number: (entry, attribute) => {
      const value = entry.attributes.get(attribute);
      return typeof value === "number" ? value : undefined;
    },
    name: (entry) => {
      const value = entry.attributes.get(AT.name);
      return typeof value === "string" ? value : undefined;
    },
  };
  const add = (tag: number, parent: DwarfEntry | null, attributes: [number, DwarfValue][]): DwarfEntry => {
    const entry = { offset: all.length + 1, tag, parent, children: [], attributes: new Map(attributes) };
    all.push(entry);
    parent?.children.push(entry);
    return entry;
  };
  return { entries, add };
}

/** A class of many members, and so many others that inherit from it. */
function heirs(count: number, { members, letters }: { members: number; letters: number }) {
  const { entries, add } = entriesOf();
  const int = add(TAG.base, null, [[AT.size, 4]]);
  const base = add(TAG.structure, null, [[AT.size, 4 * members]]);
  for (let index = 0; index < members; index++) {
    const name = `${index}`.padStart(letters, "m");
    add(TAG.member, base, [
      [AT.name, name],
      [AT.type, int.offset],
      [AT.memberAt, 4 * index],
    ]);
  }
  const all = Array.from({ length: count }, () => {
    const heir = add(TAG.structure, null, [[AT.size, 4 * members]]);
    add(TAG.inheritance, heir, [
      [AT.type, base.offset],
      [AT.memberAt, 0],
    ]);
    return heir;
  });
  return { entries, heirs: all };
}

function linesFor({ entries, heirs }: { entries: DwarfEntries; heirs: readonly DwarfEntry[] }): string[] {
  const types = valueTypes(typeShapes(entries), planRoom());
  for (const heir of heirs) types.idOf(heir);
  return types.lines();
}

test("members that are written out again for each class that inherits them are too much for a plan", () => {
  const many = heirs(1_000, { members: 190, letters: 100 });
  expect(() => linesFor(many)).toThrow(new RangeError("it has more types and variables than can be shown"));
});

test("ten times the types of an ordinary program are none too many", () => {
  const lines = linesFor(heirs(1_000, { members: 10, letters: 12 }));
  // What nobody knows, and the type of the members.
  expect(lines).toHaveLength(1_002);
  expect(lines.at(-1)).toMatch(/^T 40 S 10 0 0 2 m+0 4 2 m+1 .*\|\(unnamed\)$/);
});

test("of a name stands in a plan what people read of it, on one line", () => {
  expect(nameInPlan("n".repeat(5_000))).toBe("n".repeat(100));
  expect(nameInPlan("two\nlines")).toBe("two lines");
  expect(nameInPlan(undefined)).toBe("?");
});
