/** `unknown`: it could not be asked, and says why; nobody has to mend that. */
export type CheckState = "ok" | "warn" | "fails" | "unknown";

/** One line of the page. */
export interface Check {
  /** For machines; stays the same. */
  id: string;
  title: string;
  state: CheckState;
  /** What was seen, with its figure. */
  text: string;
  /** One sentence with the command or the setting that mends it; null where nothing has to be mended. */
  mend: string | null;
}

type About = Pick<Check, "id" | "title">;

export const ok = (about: About, text: string): Check => ({ ...about, state: "ok", text, mend: null });
export const unknown = (about: About, text: string): Check => ({ ...about, state: "unknown", text, mend: null });
export const warn = (about: About, text: string, mend: string): Check => ({ ...about, state: "warn", text, mend });
export const fails = (about: About, text: string, mend: string): Check => ({ ...about, state: "fails", text, mend });
