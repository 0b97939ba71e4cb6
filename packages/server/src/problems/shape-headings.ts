import type { Transformer } from "unified";

type Node = Parameters<Transformer>[0];
interface Element extends Node {
  tagName: string;
  properties: Record<string, unknown>;
  children: Node[];
}

/** The page's own headings are the levels above: the site's, and the title of the problem. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;
/** Longer ones are sentences that somebody wanted to be seen. */
const MOST_CHARACTERS_OF_HEADING = 60;
/** What the sanitizer puts before every id, so that none of a text is one of the page's own. */
const ID_PREFIX = "user-content-";

/**
 * Gives a text an outline that continues the page's: whatever levels its author has used, the first is 3 and none is
 * left out. In a text without headings, paragraphs that are nothing but a few bold words are its headings. Links within
 * the text follow the ids that they mean. It runs behind the sanitizer.
 */
export function shapeHeadings(tree: Node): void {
  const elements = elementsOf(tree);
  if (!elements.some(isHeading)) for (const element of elements) if (isBoldLine(element)) makeHeading(element);
  const open: number[] = [];
  for (const heading of elements.filter(isHeading)) {
    const depth = Number(heading.tagName.slice(1));
    while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    heading.tagName = `h${Math.min(FIRST_LEVEL + open.length - 1, LAST_LEVEL)}`;
  }
  followIds(elements);
}

/** In the order of the text, and without the stack that nested calls would need. */
function elementsOf(tree: Node): Element[] {
  const elements: Element[] = [];
  const waiting: Node[] = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isElement(node)) elements.push(node);
    if ("children" in node && Array.isArray(node.children)) waiting.push(...node.children.toReversed());
  }
  return elements;
}

function isElement(node: Node): node is Element {
  return node.type === "element";
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

function isBoldLine({ tagName, children }: Element): boolean {
  const [only, ...others] = children;
  if (tagName !== "p" || only === undefined || others.length > 0) return false;
  if (!isElement(only) || only.tagName !== "strong") return false;
  const [text, ...rest] = only.children;
  if (text === undefined || rest.length > 0 || !("value" in text) || typeof text.value !== "string") return false;
  return text.value.length <= MOST_CHARACTERS_OF_HEADING && !/[.!?]$/.test(text.value.trimEnd());
}

function makeHeading(paragraph: Element): void {
  const [bold] = paragraph.children;
  if (bold === undefined || !isElement(bold)) return;
  paragraph.tagName = `h${FIRST_LEVEL}`;
  paragraph.children = bold.children;
}

function followIds(elements: readonly Element[]): void {
  const ids = new Set(elements.map(({ properties }) => properties.id));
  for (const { tagName, properties } of elements) {
    if (tagName !== "a" || typeof properties.href !== "string" || !properties.href.startsWith("#")) continue;
    const meant = `${ID_PREFIX}${properties.href.slice(1)}`;
    if (ids.has(meant)) properties.href = `#${meant}`;
  }
}
