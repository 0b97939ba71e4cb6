import { python, pythonLanguage } from "@codemirror/lang-python";

export const { parser } = pythonLanguage;
export const support = python();
