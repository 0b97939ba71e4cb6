/** Of a checktestdata script, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** What is wrong with a script itself, whatever it is given to read. */
export class ScriptError extends Error {
  override name = "ScriptError";
  readonly place: Place;

  constructor(place: Place, reason: string) {
    super(`line ${place.line}, column ${place.column} of the validator: ${reason}`);
    this.place = place;
  }
}
