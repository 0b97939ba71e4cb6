import { cpp, cppLanguage } from "@codemirror/lang-cpp";

/** The grammar of C++, without the completion of its library. */
export const { parser } = cppLanguage;
export const support = cpp();
