import { lua } from "@codemirror/legacy-modes/mode/lua";
import { defineStreamLanguage } from "./stream-language.ts";

export const support = defineStreamLanguage(lua);
export const { parser } = support;
