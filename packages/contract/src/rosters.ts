import * as z from "zod/mini";
import { isPlainName } from "./person-name.ts";

/** Far more than a thousand lines of addresses, names and labels have. */
const MOST_ROSTER_LENGTH = 400_000;
const MOST_NAME_LENGTH = 80;
const MOST_LABEL_LENGTH = 60;

/** As the roster calls somebody; empty: as the account does. */
export const RosterName = z
  .string("Invalid name")
  .check(
    z.trim(),
    z.maxLength(MOST_NAME_LENGTH, `A name has at most ${MOST_NAME_LENGTH} characters`),
    z.refine(isPlainName, "A name cannot contain links or line breaks"),
  );
/** A matriculation number, a seat, a group: staff alone see it. */
export const RosterLabel = z
  .string("Invalid label")
  .check(z.trim(), z.maxLength(MOST_LABEL_LENGTH, `A label has at most ${MOST_LABEL_LENGTH} characters`));

/** What a roster would do. `line` counts from 1, as a spreadsheet does. */
export const RosterCheck = z.object({
  invited: z.number(),
  /** Whose name, label or role it changes. */
  changed: z.number(),
  unchanged: z.number(),
  faults: z.array(z.object({ line: z.number(), text: z.string() })),
});
export type RosterCheck = z.infer<typeof RosterCheck>;

export const RosterBody = z.object({
  /** Columns by their first line: email, and name, label and role as wished; a plain list of addresses will do. */
  csv: z
    .string("Choose a file or paste the roster")
    .check(
      z.minLength(1, "Choose a file or paste the roster"),
      z.maxLength(MOST_ROSTER_LENGTH, "This roster is too long"),
    ),
});
