/**
 * What a page knows of a word of the wire; undefined for one of a newer server, and for what every object inherits
 * ("constructor").
 */
export function knownWord<Value>(values: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(values, word) ? values[word] : undefined;
}
