import { rust, rustLanguage } from "@codemirror/lang-rust";

export const { parser } = rustLanguage;
export const support = rust();
