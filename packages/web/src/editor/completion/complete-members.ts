import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  snippetCompletion,
} from "@codemirror/autocomplete";
import { declaredType, type MemberTable } from "./member-table.ts";

/**
 * Offers members behind a dot or an arrow: those of the type that the name was declared with, and where that is not
 * seen those of all types, each with the types that have it.
 */
export function completeMembers(table: MemberTable): CompletionSource {
  const ofAll = optionsOfAll(table);
  return (context) => {
    const typed = context.matchBefore(BEHIND_A_DOT);
    if (typed === null) return null;
    const [, name = null, member = ""] = BEHIND_A_DOT.exec(typed.text) ?? [];
    const members = name === null ? undefined : membersOf(table, name, context.state.sliceDoc(0, typed.from));
    return {
      from: context.pos - member.length,
      options: members === undefined ? ofAll : members.map((signature) => option(signature, null)),
      validFor: /^\w*$/,
    };
  };
}

/** A class's own name has members as well: `Math.`. */
function membersOf(table: MemberTable, name: string, before: string): readonly string[] | undefined {
  const type = table.has(name) ? name : declaredType(before, name, table);
  return type === null ? undefined : table.get(type);
}

const BEHIND_A_DOT = /(?:([A-Za-z_]\w*)|[)\]])\s*(?:\.|->)(\w*)$/;

/** A source of words that stays silent where members are wanted. */
export function notBehindDot(source: CompletionSource): CompletionSource {
  return (context: CompletionContext): CompletionResult | null | Promise<CompletionResult | null> =>
    context.matchBefore(/(?:\.|->)\w*$/) === null ? source(context) : null;
}

function optionsOfAll(table: MemberTable): Completion[] {
  const owners = new Map<string, string[]>();
  for (const [type, signatures] of table) {
    for (const signature of signatures) owners.set(signature, [...(owners.get(signature) ?? []), type]);
  }
  return [...owners].map(([signature, types]) => option(signature, types));
}

/** Parameters become places to fill in. */
function option(signature: string, types: readonly string[] | null): Completion {
  const [label = signature, parameters = null] = signature.split(/\(|\)$/);
  const detail = `${parameters === null ? "" : `(${parameters})`}${types === null ? "" : `  ${types.join(", ")}`}`;
  if (parameters === null) return { label, detail, type: "property" };
  const places =
    parameters === ""
      ? ""
      : parameters
          .split(", ")
          .map((each) => `#{${each}}`)
          .join(", ");
  return snippetCompletion(`${label}(${places})`, { label, detail, type: "method" });
}
