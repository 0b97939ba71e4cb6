import { Marked, type Token, type TokenizerExtension, type Tokens } from "marked";
import { createElement, Fragment, type ReactNode, useRef } from "react";
import { useReachableParts } from "../ui/use-reachable-parts.ts";
import { Formula } from "./formula.tsx";

/**
 * Markdown of the AI helper as React elements. Whatever the model writes stays text: no HTML, no images, and of links
 * only those to well-known references, without query and fragment, so that a talked-into model can't carry anything out
 * by them. Its look is that of a problem's text, whose style sheet the problem page loads.
 */
export function Markdown({ text }: { text: string }) {
  // The whole page would go with a stack that is used up, and come to that again with the kept conversation.
  const isTooDeep = TOO_DEEP.test(text);
  const element = useRef<HTMLDivElement>(null);
  useReachableParts(element, text);
  return (
    <div ref={element} className="problem-text text-sm">
      {isTooDeep ? <p>{text}</p> : blocks(tokensOf(text))}
    </div>
  );
}

/** Quotes and lists that begin in each other on one line: small models repeat themselves without end. */
const TOO_DEEP = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){33}/m;

/** `$…$`, `$$…$$`, `\\(…\\)` and `\\[…\\]`. A dollar before a space or after one is money. */
const FORMULA =
  /^(?:\$\$(?<display>[^$]+)\$\$|\$(?!\s)(?<inline>(?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)|\\\((?<round>.+?)\\\)|\\\[(?<square>.+?)\\\])/s;

const FORMULAS: TokenizerExtension = {
  name: "formula",
  level: "inline",
  start: (text) => /\$|\\[([]/.exec(text)?.index,
  tokenizer: (text) => {
    const match = FORMULA.exec(text);
    if (match?.groups === undefined) return undefined;
    const { display, square, inline, round } = match.groups;
    const tex = display ?? square ?? inline ?? round ?? "";
    return { type: "formula", raw: match[0], text: tex, isDisplay: (display ?? square) !== undefined };
  },
};

function tokensOf(text: string): readonly Token[] {
  const reader = new Marked({ gfm: true, breaks: true });
  reader.use({ extensions: [FORMULAS] });
  return reader.lexer(text);
}

/** Elements in a row that never change their order need no keys when they are given as arguments. */
function sequence(elements: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...elements);
}

function blocks(tokens: readonly Token[]): ReactNode {
  return sequence(tokens.map((token) => createElement(Block, { token })));
}

function Block({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return <h4>{inlines(token.tokens)}</h4>;
    case "paragraph":
      return <p>{inlines(token.tokens)}</p>;
    case "code":
      return <CodeBlock info={String(token.lang ?? "")} code={token.text} />;
    case "blockquote":
      return <blockquote>{blocks(token.tokens ?? [])}</blockquote>;
    case "list":
      return <List list={token as Tokens.List} />;
    case "table":
      return <Table table={token as Tokens.Table} />;
    case "hr":
      return <hr />;
    case "text":
      return token.tokens === undefined ? token.raw : inlines(token.tokens);
    default:
      return token.raw;
  }
}

/** The info string is the language and, after a dot, what our judge said of the code: that stands above it. */
function CodeBlock({ info, code }: { info: string; code: string }) {
  const [, opinion] = info.split(" · ");
  return (
    <>
      {opinion !== undefined && <p className="code-label">{opinion}</p>}
      <pre>
        <code>{code}</code>
      </pre>
    </>
  );
}

function List({ list }: { list: Tokens.List }) {
  const items = sequence(list.items.map((item) => createElement("li", null, blocks(item.tokens))));
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table }: { table: Tokens.Table }) {
  const row = (cells: readonly Tokens.TableCell[], tag: "th" | "td") =>
    createElement("tr", null, ...cells.map((cell) => createElement(tag, null, inlines(cell.tokens))));
  return (
    <table>
      <thead>{row(table.header, "th")}</thead>
      <tbody>{sequence(table.rows.map((cells) => row(cells, "td")))}</tbody>
    </table>
  );
}

function inlines(tokens: readonly Token[] = []): ReactNode {
  return sequence(tokens.map((token) => createElement(Inline, { token })));
}

function Inline({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inlines(token.tokens)}</strong>;
    case "em":
      return <em>{inlines(token.tokens)}</em>;
    case "del":
      return <del>{inlines(token.tokens)}</del>;
    case "codespan":
      return <code>{token.text}</code>;
    case "br":
      return <br />;
    case "link":
      return <SafeLink href={String(token.href)}>{inlines(token.tokens)}</SafeLink>;
    case "image":
      return token.text === "" ? null : <em>[{token.text}]</em>;
    case "formula":
      return <Formula tex={token.text} isDisplay={token.isDisplay === true} raw={token.raw} />;
    case "escape":
      return token.text;
    case "text":
      return token.tokens === undefined ? unescaped(token.text) : inlines(token.tokens);
    default:
      return token.raw;
  }
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const address = safeAddress(href);
  if (address === null) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** References that a tutor points to. On any other host the path alone could carry somebody's code away. */
const KNOWN_HOSTS: ReadonlySet<string> = new Set([
  "en.cppreference.com",
  "cplusplus.com",
  "docs.oracle.com",
  "developer.mozilla.org",
  "nodejs.org",
  "en.wikipedia.org",
  "cp-algorithms.com",
]);

/** Null for anything but an https address of a known reference; user name, query and fragment are cut off. */
export function safeAddress(href: string): string | null {
  const url = parsed(href);
  if (url?.protocol !== "https:" || !KNOWN_HOSTS.has(url.host)) return null;
  return `${url.origin}${url.pathname}`;
}

function parsed(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The lexer leaves HTML's entities alone; a person wants to read the characters. */
function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
