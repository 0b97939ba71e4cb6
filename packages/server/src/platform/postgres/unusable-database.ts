/** Why a database cannot be used, or the embedded one cannot run here, in words for the person who starts it. */
export class UnusableDatabase extends Error {
  override name = "UnusableDatabase";
}
