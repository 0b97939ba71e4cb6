/** Why the embedded database cannot run here, in words for the person who starts it. */
export class UnusableDatabase extends Error {
  override name = "UnusableDatabase";
}
