import { phpLanguage } from "@codemirror/lang-php";

/** Without its `php()`, which brings the grammars of HTML, CSS and JavaScript too. */
export const { parser } = phpLanguage;
export const support = phpLanguage;
