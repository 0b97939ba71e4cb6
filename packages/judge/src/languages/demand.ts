/** By whom each of many things is asked for, and with that which of them deserve one of a few places. */
export interface Demand {
  note(name: string, owner: string): void;
  /** How many different owners have asked for it of late; those that did so hours ago count for less. */
  of(name: string): number;
}

const HALF_FORGOTTEN_MS = 6 * 60 * 60_000;
/** What an owner has asked for last. More would give all places to one who asks for many things. */
const NAMES_OF_OWNER = 2;
const MOST_OWNERS = 500;

/** `now` in milliseconds. */
export function trackDemand(now: () => number): Demand {
  /** By owner, in the order of their last wish; of each the names with the time of theirs, the last one at the end. */
  const wishes = new Map<string, Map<string, number>>();
  return {
    note(name, owner) {
      const own = wishes.get(owner) ?? new Map<string, number>();
      wishes.delete(owner);
      wishes.set(owner, own);
      own.delete(name);
      own.set(name, now());
      dropFirst(own, NAMES_OF_OWNER);
      dropFirst(wishes, MOST_OWNERS);
    },
    of(name) {
      let demand = 0;
      for (const own of wishes.values()) {
        const at = own.get(name);
        if (at !== undefined) demand += 0.5 ** ((now() - at) / HALF_FORGOTTEN_MS);
      }
      return demand;
    },
  };
}

function dropFirst(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
