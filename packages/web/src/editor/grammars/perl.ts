import { perl } from "@codemirror/legacy-modes/mode/perl";
import { defineStreamLanguage } from "./stream-language.ts";

export const support = defineStreamLanguage(perl);
export const { parser } = support;
