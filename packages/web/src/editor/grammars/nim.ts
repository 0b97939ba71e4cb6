import { simpleMode } from "@codemirror/legacy-modes/mode/simple-mode";
import { defineStreamLanguage } from "./stream-language.ts";

/** Nobody keeps a grammar of Nim for this editor. */
const KEYWORDS = `addr and as asm bind block break case cast concept const continue converter defer discard distinct div
  do elif else end enum except export finally for from func if import in include interface is isnot iterator let macro
  method mixin mod nil not notin object of or out proc ptr raise ref return shl shr static template try tuple type using
  var when while xor yield`.split(/\s+/);

export const support = defineStreamLanguage(
  simpleMode({
    start: [
      { regex: /##?\[/, token: "comment", next: "comment" },
      { regex: /#.*/, token: "comment" },
      { regex: /"""/, token: "string", next: "text" },
      { regex: /"(?:[^"\\]|\\.)*"?/, token: "string" },
      { regex: /'(?:[^'\\]|\\.[\da-fA-F]*)'/, token: "string" },
      { regex: /0[xob][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?/, token: "number" },
      { regex: new RegExp(`(?:${KEYWORDS.join("|")})\\b`), token: "keyword" },
      { regex: /(?:true|false)\b/, token: "atom" },
      { regex: /[A-Z]\w*/, token: "type" },
      { regex: /[a-z_]\w*/, token: "variable" },
    ],
    comment: [
      { regex: /.*?\]##?/, token: "comment", next: "start" },
      { regex: /.*/, token: "comment" },
    ],
    text: [
      { regex: /.*?"""/, token: "string", next: "start" },
      { regex: /.*/, token: "string" },
    ],
    languageData: { name: "nim", commentTokens: { line: "#", block: { open: "#[", close: "]#" } } },
  }),
);
export const { parser } = support;
