/**
 * What the events lead to in the end, for one who looks at them one by one, or not at all. `onEvent` must not throw.
 */
export async function resultOf<Event, Result>(
  events: AsyncGenerator<Event, Result>,
  onEvent: (event: Event) => void = () => undefined,
): Promise<Result> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) return value;
    onEvent(value);
  }
}
