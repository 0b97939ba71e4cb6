/** What a roster does, in words: `27 are invited, 2 are changed, 1 stays as it is`. */
export function rosterText(check: { invited: number; changed: number; unchanged: number }): string {
  const part = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  const parts = [
    ...part(check.invited, "new person is invited by mail", "new people are invited by mail"),
    ...part(check.changed, "is changed", "are changed"),
    ...part(check.unchanged, "stays as it is", "stay as they are"),
  ];
  return parts.length === 0 ? "There is nobody in it." : `${parts.join(", ")}.`;
}
