import type { StreamParser } from "@codemirror/language";
import { defineLanguageFacet, Language, languageDataProp, StringStream } from "@codemirror/language";
import { type Input, NodeType, Parser, type PartialParse, Tree } from "@lezer/common";
import { styleTags, type Tag, tags } from "@lezer/highlight";

/*
 * Languages whose grammar reads line after line. The editor's own class for them stands in the chunk that everybody
 * loads who opens a problem, of whom nearly nobody needs it. This one colours, and reads the whole of a program again
 * after each change: one has hundreds of lines, not tens of thousands.
 */

const LINES_A_STEP = 200;
const INDENT_UNIT = 4;
/** A grammar that stands still has no more to say about its line. */
const MOST_EMPTY_TOKENS = 10;

/** What these grammars call their tokens, as far as it has a colour. */
const TAG_OF: Record<string, Tag | undefined> = {
  keyword: tags.keyword,
  string: tags.string,
  "string-2": tags.special(tags.string),
  number: tags.number,
  atom: tags.bool,
  comment: tags.comment,
  def: tags.function(tags.variableName),
  type: tags.typeName,
  meta: tags.meta,
};

export function defineStreamLanguage<State>(grammar: StreamParser<State>): Language {
  const data = defineLanguageFacet(grammar.languageData);
  const top = NodeType.define({ id: 0, name: "Document", top: true, props: [[languageDataProp, data]] });
  return new Language(data, new StreamGrammar(grammar, top), [], grammar.name ?? "");
}

class StreamGrammar<State> extends Parser {
  readonly #grammar: StreamParser<State>;
  readonly #top: NodeType;
  readonly #types: ReadonlyMap<string, NodeType>;

  constructor(grammar: StreamParser<State>, top: NodeType) {
    super();
    this.#grammar = grammar;
    this.#top = top;
    const named = Object.entries(TAG_OF).filter((entry): entry is [string, Tag] => entry[1] !== undefined);
    this.#types = new Map(
      named.map(([name, tag], at) => {
        const nodeName = `Token${at}`;
        return [name, NodeType.define({ id: at + 1, name: nodeName, props: [styleTags({ [nodeName]: tag })] })];
      }),
    );
  }

  createParse(input: Input): PartialParse {
    const text = input.read(0, input.length);
    const state = this.#grammar.startState?.(INDENT_UNIT) as State;
    const children: Tree[] = [];
    const positions: number[] = [];
    const readLine = (line: string, from: number) => {
      if (line === "") this.#grammar.blankLine?.(state, INDENT_UNIT);
      const stream = new StringStream(line, INDENT_UNIT, INDENT_UNIT);
      for (let empty = 0; !stream.eol() && empty < MOST_EMPTY_TOKENS; ) {
        stream.start = stream.pos;
        const style = this.#grammar.token(stream, state);
        empty = stream.pos === stream.start ? empty + 1 : 0;
        const type = this.#types.get(style?.split(/[ .]/)[0] ?? "");
        if (type === undefined || stream.pos === stream.start) continue;
        children.push(new Tree(type, [], [], stream.pos - stream.start));
        positions.push(from + stream.start);
      }
    };
    const parse = {
      parsedPos: 0,
      stoppedAt: null as number | null,
      stopAt(pos: number) {
        parse.stoppedAt = pos;
      },
      advance: () => {
        const end = Math.min(parse.stoppedAt ?? text.length, text.length);
        for (let lines = 0; lines < LINES_A_STEP && parse.parsedPos < end; lines++) {
          const lineEnd = text.indexOf("\n", parse.parsedPos);
          const to = lineEnd < 0 ? text.length : lineEnd;
          readLine(text.slice(parse.parsedPos, to), parse.parsedPos);
          parse.parsedPos = Math.min(to + 1, text.length);
        }
        return parse.parsedPos < end ? null : new Tree(this.#top, children, positions, parse.parsedPos).balance();
      },
    };
    return parse;
  }
}
