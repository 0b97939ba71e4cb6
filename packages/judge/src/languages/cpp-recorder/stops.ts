import type { DwarfEntry } from "./dwarf-entries.ts";
import type { LineRow } from "./dwarf-lines.ts";
import { AT, TAG } from "./dwarf-names.ts";
import type { CodeRange, ProgramFacts } from "./program-facts.ts";
import { CLASSES } from "./type-shapes.ts";

/** A place in the code at which the recorder looks: `s` a step, `e` a call. */
export interface CodeStop {
  address: number;
  line: number;
  kind: "s" | "e";
}

const NOP = 0x90;
/**
 * One stop for each run of rows of one line. g++ gives lines to more than statements: none is where the frame is made,
 * at a `nop` (to which `continue` jumps), at the closing brace before all other lines have begun (the cleanup of
 * temporaries has its line), and not a second time where a variable with a destructor is declared. Of two rows at one
 * address the later holds.
 */
export function stopsIn(
  facts: ProgramFacts,
  entry: DwarfEntry,
  { range, rows }: { range: CodeRange; rows: readonly LineRow[] },
): CodeStop[] {
  const { isOwnFile, codeAt } = facts;
  const own = rows.filter((row) => isOwnFile(row.file) && row.line > 0 && row.address > range.low);
  const last = own.reduce((most, row) => Math.max(most, row.line), 0);
  const begins = new Map<number, number>();
  for (const row of own) if (!begins.has(row.line)) begins.set(row.line, row.address);
  const body = [...begins].reduce((most, [line, address]) => (line === last ? most : Math.max(most, address)), 0);
  const destroyed = linesWithDestructorOnly(facts, entry);
  const stops: CodeStop[] = [];
  const seen = new Set<number>();
  const captures = facts.isLambda(entry) ? Math.min(...own.map((row) => row.line)) : 0;
  let previous: number | null = null;
  let isClosed = false;
  for (const [index, row] of rows.entries()) {
    if (!isOwnFile(row.file) || row.line === 0) {
      previous = null;
      continue;
    }
    // What a lambda has captured is read with its first line.
    if (row.line === captures && previous !== null && previous !== captures) continue;
    if (row.address === range.low || rows[index + 1]?.address === row.address) continue;
    if (previous === row.line || seen.has(row.address)) continue;
    previous = row.line;
    if (stops.length > 0) {
      if (row.line === last && begins.size > 1 && (row.address < body || isClosed)) continue;
      if (begins.get(row.line) !== row.address && destroyed.has(row.line)) continue;
      if (codeAt(row.address) === NOP) continue;
    }
    if (row.line === last) isClosed = true;
    seen.add(row.address);
    stops.push({ address: row.address, line: row.line, kind: "s" });
  }
  return stops;
}

/** Where variables of classes are declared, and no others. */
function linesWithDestructorOnly({ entries, shapes }: ProgramFacts, entry: DwarfEntry): Set<number> {
  const ofClasses = new Set<number>();
  const ofOthers = new Set<number>();
  const visit = (block: DwarfEntry) => {
    for (const child of block.children) {
      if (child.tag === TAG.block) visit(child);
      const line = entries.number(child, AT.line);
      if (child.tag !== TAG.variable || entries.name(child) === undefined || line === undefined) continue;
      const isClass = CLASSES.includes(shapes.bare(shapes.typeOf(child))?.tag ?? 0);
      (isClass ? ofClasses : ofOthers).add(line);
    }
  };
  visit(entry);
  return new Set([...ofClasses].filter((line) => !ofOthers.has(line)));
}
