import type { DwarfEntry } from "./dwarf-entries.ts";
import { AT, TAG } from "./dwarf-names.ts";
import { FileCursor } from "./file-cursor.ts";
import { nameInPlan } from "./plan-room.ts";
import type { CodeRange, ProgramFacts } from "./program-facts.ts";
import { type CodeStop, stopsIn } from "./stops.ts";

/** Lines of a plan: a function, its variables, its stops; null where the recorder could not tell its frame. */
export function describeFunction(
  facts: ProgramFacts,
  entry: DwarfEntry,
  number: number,
): { lines: string[]; stops: string[] } | null {
  const { entries, shapes, types } = facts;
  const [range] = facts.rangesOf(entry);
  if (range === undefined) return null;
  const frame = frameOf(facts, range.low);
  const isLambda = facts.isLambda(entry);
  // Members that the compiler has made itself are no lines of the user's.
  if (frame === null || (entries.attribute(entry, AT.artificial) === true && !isLambda)) return null;
  const rows = facts.rowsIn(range);
  const stops = stopsIn(facts, entry, { range, rows });
  if (stops.length === 0) return null;
  const variables = frame < 0 ? [] : variablesOf(facts, entry, { range, stops });
  const result = shapes.typeOf(entry) ?? entries.target(originOf(entry, facts), AT.type);
  const label = isLambda ? "lambda" : shapes.readableName(entry).replaceAll("::(unnamed)", "");
  return {
    lines: [`F ${frame} ${types.handedOver(result)} ${types.idOf(result)} ${variables.length} ${label}`, ...variables],
    stops: [{ address: range.low, line: 0, kind: "e" as const }, ...stops].map(
      ({ address, line, kind }) => `L ${address} ${line} ${number} ${kind}`,
    ),
  };
}

function originOf(entry: DwarfEntry, { entries }: ProgramFacts): DwarfEntry | undefined {
  const first = entries.target(entry, AT.origin) ?? entries.target(entry, AT.specification);
  return first === undefined ? undefined : (entries.target(first, AT.specification) ?? first);
}

const PUSH_FRAME = [0x55, 0x48, 0x89, 0xe5];
const BRANCH_TARGET = [0xf3, 0x0f, 0x1e, 0xfa];
/** `lea 8(%rsp),%r10; and $-n,%rsp; push -8(%r10)`: a frame for variables that lie at multiples of 32. */
const ALIGNED = [0x4c, 0x8d, 0x54, 0x24, 0x08, 0x48, 0x83, 0xe4];
const ALIGNED_REST = [0x41, 0xff, 0x72, 0xf8, 0x55, 0x48, 0x89, 0xe5];
const KEEP_R10 = [0x41, 0x52];
/** `push` of a register that the caller wants back: r8 to r15. */
const PUSH_OTHER = 0x41;

/**
 * Where a function's frame is, as the first instructions make it: 0 for rbp, so many bytes below rbp where its place is
 * kept there, -1 for a place that is not known. Null: it begins otherwise than g++ begins a function at -O0.
 */
function frameOf({ codeAt }: ProgramFacts, low: number): number | null {
  const isAt = (address: number, bytes: readonly number[]) =>
    bytes.every((byte, index) => codeAt(address + index) === byte);
  const begin = isAt(low, BRANCH_TARGET) ? low + BRANCH_TARGET.length : low;
  if (isAt(begin, PUSH_FRAME)) return 0;
  if (!isAt(begin, ALIGNED)) return null;
  const rest = begin + ALIGNED.length + 1;
  if (!isAt(rest, ALIGNED_REST)) return null;
  for (let at = rest + ALIGNED_REST.length, below = 8; codeAt(at) === PUSH_OTHER; at += 2, below += 8) {
    if (isAt(at, KEEP_R10)) return below;
  }
  return -1;
}

const MOST_VARIABLES = 200;

function variablesOf(
  facts: ProgramFacts,
  entry: DwarfEntry,
  { range: whole, stops }: { range: CodeRange; stops: readonly CodeStop[] },
): string[] {
  const { entries, shapes, types } = facts;
  const isLambda = facts.isLambda(entry);
  const steps = new Set(stops.map(({ address }) => address));
  const lines: string[] = [];
  const visit = (block: DwarfEntry, range: CodeRange) => {
    for (const child of block.children) {
      if (child.tag === TAG.block) visit(child, facts.rangesOf(child)[0] ?? range);
      const isParameter = child.tag === TAG.parameter;
      if (!isParameter && child.tag !== TAG.variable) continue;
      const location = locationOf(facts, child);
      const name = entries.name(child);
      if (location === null || name === undefined || lines.length >= MOST_VARIABLES) continue;
      // What a lambda has captured are variables that the compiler has made.
      const isMade = entries.attribute(child, AT.artificial) === true;
      if (isMade && name !== "this" && !isLambda) continue;
      if (name.startsWith("__for_") || name === "__closure") continue;
      const isAlwaysThere = isParameter || isMade;
      const line = isAlwaysThere ? 0 : (entries.number(child, AT.line) ?? 0);
      const first = isAlwaysThere
        ? undefined
        : facts.rowsIn(range).find((row) => row.line === line && facts.isOwnFile(row.file));
      const from = Math.max(range.low, (first?.address ?? range.low - 1) + 1);
      const type = shapes.typeOf(child) ?? entries.target(entries.target(child, AT.origin), AT.type);
      const since = isAlwaysThere ? "t" : steps.has(from - 1) ? "s" : "l";
      lines.push(`V ${since} ${line} ${from} ${range.high} ${location} ${types.idOf(type)} ${nameInPlan(name)}`);
    }
  };
  visit(entry, whole);
  return lines;
}

/**
 * `f-40,d,+8`: frame, through a pointer, add; `b-40`: beside rbp; `@4210688`: address. Null where the compiler says
 * anything else, or that it is in no place.
 */
export function locationOf({ entries, file }: ProgramFacts, entry: DwarfEntry): string | null {
  const expression = entries.attribute(entry, AT.location);
  if (!(expression instanceof Uint8Array) || expression.length === 0) return null;
  const cursor = new FileCursor(file, expression.byteOffset - file.bytes.byteOffset);
  const end = cursor.at + expression.length;
  const parts: string[] = [];
  while (cursor.at < end) {
    const operation = cursor.u8();
    if (operation === 0x91) parts.push(`f${cursor.sleb()}`);
    else if (operation === 0x76) parts.push(`b${cursor.sleb()}`);
    else if (operation === 0x03) parts.push(`@${cursor.u64()}`);
    else if (operation === 0x06) parts.push("d");
    else if (operation === 0x23) parts.push(`+${cursor.uleb()}`);
    else return null;
  }
  return parts.length > 4 ? null : parts.join(",");
}
