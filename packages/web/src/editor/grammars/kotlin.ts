import { kotlin } from "@codemirror/legacy-modes/mode/clike";
import { defineStreamLanguage } from "./stream-language.ts";

export const support = defineStreamLanguage(kotlin);
export const { parser } = support;
