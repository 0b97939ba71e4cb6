import { useSyncExternalStore } from "react";

/** State that many read and that changes in parts. A change that changes nothing is told to nobody. */
export class Store<State extends object> {
  readonly #listeners = new Set<() => void>();
  #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  read(): State {
    return this.#state;
  }

  change(changed: Partial<State>): void {
    const isSame = Object.entries(changed).every(([name, value]) => Object.is(value, Reflect.get(this.#state, name)));
    if (isSame) return;
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `act` with what is selected, now and whenever it has changed, until the signal aborts. */
  watch<Value>(
    select: (state: State) => Value,
    act: (value: Value, before: Value | undefined) => void,
    { signal, isSame = Object.is }: { signal: AbortSignal; isSame?: (one: Value, other: Value) => boolean },
  ): void {
    let seen = select(this.#state);
    const end = this.subscribe(() => {
      const [value, before] = [select(this.#state), seen];
      if (isSame(value, before)) return;
      seen = value;
      act(value, before);
    });
    signal.addEventListener("abort", end);
    act(seen, undefined);
  }
}

/** `select` makes nothing new: what it gives is the same until the state that it is taken from changes. */
export function useSelected<State extends object, Value>(store: Store<State>, select: (state: State) => Value): Value {
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}
