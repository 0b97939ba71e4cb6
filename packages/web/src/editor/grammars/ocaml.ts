import { oCaml } from "@codemirror/legacy-modes/mode/mllike";
import { defineStreamLanguage } from "./stream-language.ts";

export const support = defineStreamLanguage(oCaml);
export const { parser } = support;
