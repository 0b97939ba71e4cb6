const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** PostgreSQL answers anything else in a uuid column with an error, which would count as ours. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
