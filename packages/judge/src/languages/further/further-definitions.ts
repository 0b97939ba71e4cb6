import type { LanguageDefinition } from "../language-definition.ts";
import { c } from "./c.ts";
import { go } from "./go.ts";
import { kotlin } from "./kotlin.ts";
import { lua } from "./lua.ts";
import { nim } from "./nim.ts";
import { ocaml } from "./ocaml.ts";
import { pascal } from "./pascal.ts";
import { perl } from "./perl.ts";
import { php } from "./php.ts";
import { pypy } from "./pypy3.ts";
import { python } from "./python3.ts";
import { ruby } from "./ruby.ts";
import { rust } from "./rust.ts";

/** In the order of the contract's list. */
export const FURTHER_DEFINITIONS: readonly LanguageDefinition[] = [
  python,
  pypy,
  c,
  go,
  rust,
  pascal,
  kotlin,
  ruby,
  php,
  lua,
  ocaml,
  nim,
  perl,
];
