import { AT } from "./dwarf-names.ts";
import { describeFunction, locationOf } from "./own-functions.ts";
import { nameInPlan, planRoom } from "./plan-room.ts";
import { ownFunctions, ownGlobals, readProgram } from "./program-facts.ts";

const MOST_GLOBALS = 200;
const MOST_STOPS = 100_000;

/**
 * What the recorder in the program has to know (cpp/steps/plan.h): lines of types, functions with their variables,
 * global variables and stops in the order of their addresses, after their counts. Throws a RangeError where the
 * program's data cannot be read; they are a stranger's.
 */
export function writePlan(program: Uint8Array, sourceName: string): string {
  const room = planRoom();
  const facts = readProgram(program, sourceName, room);
  const functions: string[] = [];
  const stops: string[] = [];
  let functionCount = 0;
  for (const entry of ownFunctions(facts)) {
    const described = describeFunction(facts, entry, functionCount);
    if (described === null) continue;
    functionCount++;
    functions.push(...described.lines.map(room.take));
    stops.push(...described.stops.map(room.take));
  }
  if (stops.length === 0) throw new RangeError("the program has no line of its own that runs");
  if (stops.length > MOST_STOPS) throw new RangeError("more lines than can be read");
  const addressOf = (stop: string) => Number(stop.split(" ", 2)[1]);
  stops.sort((a, b) => addressOf(a) - addressOf(b));
  const distinct = stops.filter((stop, index) => index === 0 || addressOf(stop) !== addressOf(stops[index - 1] ?? ""));
  const { entries, shapes } = facts;
  const globals = ownGlobals(facts).flatMap((entry) => {
    const location = locationOf(facts, entry);
    const type = shapes.typeOf(entry) ?? shapes.typeOf(entries.target(entry, AT.specification));
    return location === null || !/^@\d+$/.test(location)
      ? []
      : [room.take(`G ${location.slice(1)} ${facts.types.idOf(type)} ${nameInPlan(entries.name(entry))}`)];
  });
  const shown = globals.slice(0, MOST_GLOBALS);
  const types = facts.types.lines();
  const code = facts.file.section(".text");
  const counts = `${types.length} ${functionCount} ${shown.length} ${distinct.length} ${code.address} ${code.address + code.size}`;
  return `${[counts, ...types, ...functions, ...shown, ...distinct].join("\n")}\n`;
}
