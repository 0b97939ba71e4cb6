import type { DwarfEntry } from "./dwarf-entries.ts";
import { AT, TAG } from "./dwarf-names.ts";
import type { TypeShapes } from "./type-shapes.ts";

/*
 * How the types of the standard library lie in memory (libstdc++ from GCC 5 on, seen with 12). Each is known by the
 * names of its private members, which the compiler tells, never by fixed places: where one is missing, the type is
 * opaque.
 */

/**
 * The letter of a type and its numbers (value-types.ts), null for what nobody knows. `idOf` numbers the types inside.
 */
export function libraryLayout(
  entry: DwarfEntry,
  shapes: TypeShapes,
  idOf: (entry: DwarfEntry | undefined) => number,
): string | null {
  const name = shapes.qualifiedName(entry).replace(/^(?:std|__gnu_cxx)::/, "");
  for (const [pattern, layout] of LAYOUTS) {
    if (pattern.test(name)) return layout({ entry, shapes, idOf, name });
  }
  return null;
}

interface Asked {
  entry: DwarfEntry;
  shapes: TypeShapes;
  idOf(entry: DwarfEntry | undefined): number;
  /** Without `std::`. */
  name: string;
}

const LAYOUTS: readonly (readonly [RegExp, (asked: Asked) => string | null])[] = [
  [/^vector<bool/, vectorOfBool],
  [/^vector</, vector],
  [/^basic_string</, (asked) => text(asked, ["_M_dataplus", "_M_p"], ["_M_string_length"])],
  [/^basic_string_view</, (asked) => text(asked, ["_M_str"], ["_M_len"])],
  [/^(?:multi)?(?:map|set)</, tree],
  [/^unordered_(?:multi)?(?:map|set)</, hashTable],
  [/^deque</, deque],
  [/^list</, list],
  [/^forward_list</, forwardList],
  [/^(?:queue|stack|priority_queue)</, around],
  [/^array</, array],
  [/^bitset</, bitset],
  [/^optional</, optional],
  [/^unique_ptr</, uniquePointer],
  [/^(?:shared_ptr|weak_ptr)</, sharedPointer],
  [/^_Rb_tree_(?:const_)?iterator</, (asked) => nodeIterator(asked, TREE_NODE, 1)],
  [/^_List_(?:const_)?iterator</, (asked) => nodeIterator(asked, LIST_NODE, 0)],
  [/^__detail::_Node_(?:const_)?iterator</, (asked) => nodeIterator(asked, HASH_NODE, 0)],
  [/^__normal_iterator</, plainIterator],
  [/^pair</, pair],
  [/^tuple</, tuple],
];

/** Before an element stand: colour and three links; two links; one. */
const TREE_NODE = 32;
const LIST_NODE = 16;
const HASH_NODE = 8;

function elementAt(node: number, element: DwarfEntry, { alignmentOf }: TypeShapes): number {
  const alignment = alignmentOf(element);
  return Math.ceil(node / alignment) * alignment;
}

function vectorOfBool({ entry, shapes: { member } }: Asked): string | null {
  const begin = member(entry, "_M_impl", "_M_start", "_M_p");
  const end = member(entry, "_M_impl", "_M_finish", "_M_p");
  const rest = member(entry, "_M_impl", "_M_finish", "_M_offset");
  return begin && end && rest ? `B ${begin.offset} ${end.offset} ${rest.offset}` : null;
}

function vector({ entry, shapes: { member, typeOf }, idOf }: Asked): string | null {
  const begin = member(entry, "_M_impl", "_M_start");
  const end = member(entry, "_M_impl", "_M_finish");
  return begin && end ? `v ${begin.offset} ${end.offset} ${idOf(typeOf(begin.type))}` : null;
}

function text(
  { entry, shapes: { member, argument, sizeOf } }: Asked,
  letters: string[],
  length: string[],
): string | null {
  const [first, count] = [member(entry, ...letters), member(entry, ...length)];
  return first && count && sizeOf(argument(entry, 0)) === 1 ? `s ${first.offset} ${count.offset}` : null;
}

function tree({ entry, shapes, idOf, name }: Asked): string | null {
  const head = shapes.member(entry, "_M_t", "_M_impl", "_M_header");
  const count = shapes.member(entry, "_M_t", "_M_impl", "_M_node_count");
  const isMap = name.includes("map<") && /^(?:multi)?map</.test(name);
  const element = isMap ? valueType(entry, shapes) : shapes.argument(entry, 0);
  if (!head || !count || element === undefined) return null;
  return `m ${isMap ? 1 : 0} ${head.offset} ${count.offset} ${elementAt(TREE_NODE, element, shapes)} ${idOf(element)}`;
}

function hashTable({ entry, shapes, idOf, name }: Asked): string | null {
  const first = shapes.member(entry, "_M_h", "_M_before_begin", "_M_nxt");
  const count = shapes.member(entry, "_M_h", "_M_element_count");
  const isMap = /^unordered_(?:multi)?map</.test(name);
  const element = isMap ? valueType(entry, shapes) : shapes.argument(entry, 0);
  if (!first || !count || element === undefined) return null;
  return `h ${isMap ? 1 : 0} ${first.offset} ${count.offset} ${elementAt(HASH_NODE, element, shapes)} ${idOf(element)}`;
}

/** `pair<const K, V>`: what a map calls its elements. */
function valueType(entry: DwarfEntry, { entries, typeOf, argument, bare }: TypeShapes): DwarfEntry | undefined {
  const named = entry.children.find((child) => child.tag === TAG.typedef && entries.name(child) === "value_type");
  if (named !== undefined) return typeOf(named);
  const allocator = entry.children
    .filter(({ tag }) => tag === TAG.typeArgument)
    .map((child) => bare(typeOf(child)))
    .find((type) => type !== undefined && entries.name(type)?.startsWith("allocator<") === true);
  return allocator === undefined ? undefined : argument(allocator, 0);
}

function deque({ entry, shapes: { member, argument }, idOf }: Asked): string | null {
  const begin = member(entry, "_M_impl", "_M_start");
  const end = member(entry, "_M_impl", "_M_finish");
  const element = argument(entry, 0);
  return begin && end && element ? `d ${begin.offset} ${end.offset} ${idOf(element)}` : null;
}

function list({ entry, shapes, idOf }: Asked): string | null {
  const head = shapes.member(entry, "_M_impl", "_M_node");
  const count =
    shapes.member(entry, "_M_impl", "_M_node", "_M_size") ?? shapes.member(entry, "_M_impl", "_M_node", "_M_storage");
  const element = shapes.argument(entry, 0);
  if (!head || !count || element === undefined) return null;
  return `l 0 ${head.offset} ${count.offset} ${elementAt(LIST_NODE, element, shapes)} ${idOf(element)}`;
}

function forwardList({ entry, shapes, idOf }: Asked): string | null {
  const head = shapes.member(entry, "_M_impl", "_M_head", "_M_next");
  const element = shapes.argument(entry, 0);
  if (!head || element === undefined) return null;
  return `l 0 ${head.offset} -1 ${elementAt(HASH_NODE, element, shapes)} ${idOf(element)}`;
}

function around({ entry, shapes: { member }, idOf, name }: Asked): string | null {
  const inside = member(entry, "c");
  return inside ? `q ${name.charCodeAt(0)} ${inside.offset} ${idOf(inside.type)}` : null;
}

function array({ entry, shapes: { member }, idOf }: Asked): string | null {
  const inside = member(entry, "_M_elems");
  return inside?.type?.tag === TAG.array ? `q ${"a".charCodeAt(0)} ${inside.offset} ${idOf(inside.type)}` : null;
}

function bitset({ entry, shapes: { member }, name }: Asked): string | null {
  const words = member(entry, "_M_w");
  const bits = Number(/^bitset<(\d+)/.exec(name)?.[1] ?? 0);
  return words && bits > 0 ? `t ${words.offset} ${bits}` : null;
}

function optional({ entry, shapes: { member }, idOf }: Asked): string | null {
  const value = member(entry, "_M_payload", "_M_payload", "_M_value");
  const isThere = member(entry, "_M_payload", "_M_engaged");
  return value && isThere ? `O ${isThere.offset} ${value.offset} ${idOf(value.type)}` : null;
}

/** Of what owns an array nobody knows how long that is. */
function uniquePointer({ entry, shapes, idOf }: Asked): string | null {
  const to = shapes.argument(entry, 0);
  const parts = shapes.member(entry, "_M_t", "_M_t");
  const pointer = parts && tupleParts(parts.type, shapes)[0];
  if (to === undefined || shapes.bare(to)?.tag === TAG.array || !parts || !pointer) return null;
  if (shapes.bare(pointer.type)?.tag !== TAG.pointer) return null;
  return `P ${idOf(to)} ${parts.offset + pointer.offset} 0 0`;
}

function sharedPointer({ entry, shapes: { member, typeOf, bare }, idOf }: Asked): string | null {
  const pointer = member(entry, "_M_ptr");
  const counts = member(entry, "_M_refcount", "_M_pi");
  const owners = counts && member(typeOf(counts.type), "_M_use_count");
  const to = pointer && typeOf(pointer.type);
  if (!pointer || !counts || !owners || !to || bare(to)?.tag === TAG.array) return null;
  return `P ${idOf(to)} ${pointer.offset} ${counts.offset} ${owners.offset}`;
}

function nodeIterator({ entry, shapes, idOf }: Asked, node: number, isInTree: number): string | null {
  const element = shapes.argument(entry, 0);
  return element === undefined ? null : `I ${elementAt(node, element, shapes)} ${idOf(element)} ${isInTree}`;
}

function plainIterator({ entry, shapes: { member, typeOf }, idOf }: Asked): string | null {
  const pointer = member(entry, "_M_current");
  return pointer?.offset === 0 && pointer.type?.tag === TAG.pointer ? `N ${idOf(typeOf(pointer.type))}` : null;
}

function pair({ entry, shapes: { member, sizeOf }, idOf }: Asked): string | null {
  const fields = [member(entry, "first"), member(entry, "second")];
  if (fields.some((field) => field === null) || sizeOf(entry) === 0) return null;
  const said = fields.map((field, index) => `${field?.offset ?? 0} ${idOf(field?.type)} ${["first", "second"][index]}`);
  return `S 2 0 ${said.join(" ")}`;
}

function tuple({ entry, shapes, idOf }: Asked): string | null {
  const parts = tupleParts(entry, shapes);
  // What is missing has no place of its own: an empty class.
  if (parts.some((part) => part === undefined)) return null;
  return `U ${parts.length} 0${parts.map((part, index) => ` ${part?.offset ?? 0} ${idOf(part?.type)} ${index}`).join("")}`;
}

interface Part {
  offset: number;
  type: DwarfEntry | undefined;
}

/** By their numbers; each lies in a base class of a base class. */
function tupleParts(entry: DwarfEntry | undefined, shapes: TypeShapes): (Part | undefined)[] {
  const parts: Part[] = [];
  collectParts(entry, 0, shapes, parts);
  return Array.from(parts);
}

function collectParts(entry: DwarfEntry | undefined, base: number, shapes: TypeShapes, parts: Part[]): void {
  const { entries, bare, typeOf, member } = shapes;
  for (const child of entry?.children ?? []) {
    if (child.tag !== TAG.inheritance) continue;
    const type = bare(typeOf(child));
    const name = type === undefined ? "" : (entries.name(type) ?? "");
    const offset = base + (entries.number(child, AT.memberAt) ?? 0);
    if (name.startsWith("_Tuple_impl<")) collectParts(type, offset, shapes, parts);
    const index = /^_Head_base<(\d{1,3})/.exec(name)?.[1];
    const head = index === undefined ? null : member(type, "_M_head_impl");
    if (index !== undefined && head !== null) parts[Number(index)] = { offset: offset + head.offset, type: head.type };
  }
}
