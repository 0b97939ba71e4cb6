import { python, pythonLanguage } from "@codemirror/lang-python";
import { pythonMembers } from "../completion/python-completion.ts";

export const { parser } = pythonLanguage;
/** The library knows Python's own words and the names of the file, and no members. */
export const support = [python(), pythonLanguage.data.of({ autocomplete: pythonMembers })];
