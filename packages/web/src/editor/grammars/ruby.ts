import { ruby } from "@codemirror/legacy-modes/mode/ruby";
import { defineStreamLanguage } from "./stream-language.ts";

export const support = defineStreamLanguage(ruby);
export const { parser } = support;
