import { go, goLanguage } from "@codemirror/lang-go";

export const { parser } = goLanguage;
export const support = go();
