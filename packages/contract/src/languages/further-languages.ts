import { C } from "./c.ts";
import { GO } from "./go.ts";
import { KOTLIN } from "./kotlin.ts";
import type { LanguageFacts } from "./language-facts.ts";
import { LUA } from "./lua.ts";
import { NIM } from "./nim.ts";
import { OCAML } from "./ocaml.ts";
import { PASCAL } from "./pascal.ts";
import { PERL } from "./perl.ts";
import { PHP } from "./php.ts";
import { PYPY } from "./pypy3.ts";
import { PYTHON } from "./python3.ts";
import { RUBY } from "./ruby.ts";
import { RUST } from "./rust.ts";
import { TYPESCRIPT } from "./typescript.ts";

/**
 * The languages that an administrator may switch on, in the order in which a menu shows them. Each has its commands in
 * a file of the same name in `judge/languages/further`.
 */
export const FURTHER_LANGUAGES: readonly LanguageFacts[] = [
  PYTHON,
  PYPY,
  C,
  GO,
  RUST,
  PASCAL,
  TYPESCRIPT,
  KOTLIN,
  RUBY,
  PHP,
  LUA,
  OCAML,
  NIM,
  PERL,
];
