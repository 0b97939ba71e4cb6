import { FILES_OF_THIS_PROBLEM } from "@verdict/contract/problems";
import type { Transformer } from "unified";

type Node = Parameters<Transformer>[0];
interface Element extends Node {
  tagName: string;
  properties: Record<string, unknown>;
}

/** A path below the statement's folder, as packages may have them; everything else is an address as it stands. */
const FILE = /^(?:\.\/)?[A-Za-z0-9_][A-Za-z0-9_.+-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.+-]*)*\.[A-Za-z0-9]{1,5}$/;

/**
 * Pictures and links to files beside the statement get their address at this site, with a place for the problem's id.
 * It runs behind the sanitizer, and what it sets is made of letters, digits and `. _ + - /` only.
 */
export function addressFiles(tree: Node): void {
  let level: readonly Node[] = [tree];
  while (level.length > 0) {
    for (const node of level) if (isElement(node)) addressElement(node);
    level = level.flatMap((node) => ("children" in node && Array.isArray(node.children) ? node.children : []));
  }
}

function isElement(node: Node): node is Element {
  return node.type === "element";
}

function addressElement({ tagName, properties }: Element): void {
  const attribute = tagName === "img" ? "src" : tagName === "a" ? "href" : null;
  const value = attribute === null ? null : properties[attribute];
  if (attribute === null || typeof value !== "string" || !FILE.test(value)) return;
  const name = encodeURIComponent(value.replace(/^\.\//, ""));
  properties[attribute] = `${FILES_OF_THIS_PROBLEM}statement/${name}`;
}
