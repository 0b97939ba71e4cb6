import type { Transformer } from "unified";

type Node = Parameters<Transformer>[0];

/** Browsers flatten what is nested deeper than 512. Every step of the pipeline has stack enough for this. */
const DEEPEST = 500;

export class TooDeepError extends Error {
  override name = "TooDeepError";
}

/**
 * Throws TooDeepError. Where the stack ends instead depends on what the compiler has optimised so far, and the same
 * text must not be refused on some days only. Itself it needs no stack.
 */
export function refuseDeepTree(tree: Node): void {
  let level: readonly Node[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new TooDeepError();
    level = level.flatMap(childrenOf);
  }
}

function childrenOf(node: Node): readonly Node[] {
  return "children" in node && Array.isArray(node.children) ? node.children : [];
}
