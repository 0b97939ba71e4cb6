/*
 * Who waits for one of a few places is served in turns: one network after the other, and within a network one user
 * after the other. So nobody waits for the crowd of somebody else, and a school behind one address may use everything
 * that nobody else wants. In between it costs a comparison.
 *
 * What has begun goes on first, in turns of its own: a call asks several times, and where newcomers came in between, all
 * would be refused in the midst of their work, which is done for nothing then.
 */

/** Nobody got a place in time, or too many wait already; a moment later it may be different. */
export class NoTurn extends Error {
  override name = "NoTurn";
}

export interface Lane {
  network: string;
  user: string;
}

export interface FairTurnsOptions {
  places: number;
  /**
   * Altogether. The newest of the network with the most waiting gives way to one of a network with fewer; within the
   * largest network, the newest of the user with the most waiting to one of a user with fewer.
   */
  mostWaiting: number;
  patienceMs: number;
}

interface Waiter {
  lane: Lane;
  enter: () => void;
  refuse: (error: NoTurn) => void;
  timer: NodeJS.Timeout;
}

export class FairTurns {
  readonly #options: FairTurnsOptions;
  readonly #begun = new Line();
  readonly #newcomers = new Line();
  #taken = 0;

  constructor(options: FairTurnsOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#begun.waiting + this.#newcomers.waiting;
  }

  /** True when a place was free and is taken now. */
  tryToTake(): boolean {
    if (this.#taken >= this.#options.places) return false;
    this.#taken += 1;
    return true;
  }

  /**
   * Calls `enter` with a place taken, or `refuse` with a NoTurn. `hasBegun`: for something that has had a turn before;
   * nobody has to give way to a newcomer for that.
   */
  wait(lane: Lane, enter: () => void, refuse: (error: NoTurn) => void, hasBegun = false): void {
    const line = hasBegun ? this.#begun : this.#newcomers;
    if (!hasBegun && line.waiting >= this.#options.mostWaiting && !line.makeRoomFor(lane)) {
      refuse(new NoTurn("too many wait already"));
      return;
    }
    const timer = setTimeout(() => {
      line.remove(waiter);
      refuse(new NoTurn(`no turn within ${this.#options.patienceMs} ms`));
    }, this.#options.patienceMs);
    const waiter: Waiter = { lane, enter, refuse, timer };
    line.add(waiter);
  }

  /** Does the work with a place taken. Rejects with NoTurn where none was to be had. */
  async inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    if (!this.tryToTake()) await new Promise<void>((enter, refuse) => this.wait(lane, enter, refuse));
    try {
      return await work();
    } finally {
      this.giveBack();
    }
  }

  /** Hands the place on, or leaves it free. */
  giveBack(): void {
    const next = this.#begun.next() ?? this.#newcomers.next();
    if (next === null) this.#taken -= 1;
    else next.enter();
  }
}

type Users = Map<string, Waiter[]>;

class Line {
  /** In the order of their turns; the same holds for the users of each. */
  readonly #networks = new Map<string, Users>();
  readonly #waitingOf = new Map<string, number>();
  waiting = 0;

  add(waiter: Waiter): void {
    const { network, user } = waiter.lane;
    const users = this.#networks.get(network) ?? new Map<string, Waiter[]>();
    this.#networks.set(network, users);
    const queue = users.get(user);
    if (queue === undefined) users.set(user, [waiter]);
    else queue.push(waiter);
    this.#waitingOf.set(network, (this.#waitingOf.get(network) ?? 0) + 1);
    this.waiting += 1;
  }

  next(): Waiter | null {
    const [first] = this.#networks;
    if (first === undefined) return null;
    const [network, users] = first;
    const [firstUser] = users;
    const [user, queue] = firstUser ?? ["", []];
    const [waiter] = queue;
    if (waiter === undefined) throw new Error("a lane without anybody who waits");
    this.remove(waiter);
    // To the end of both lines.
    if (users.delete(user) && queue.length > 0) users.set(user, queue);
    if (this.#networks.delete(network) && users.size > 0) this.#networks.set(network, users);
    return waiter;
  }

  remove(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    const { network, user } = waiter.lane;
    const users = this.#networks.get(network);
    const queue = users?.get(user);
    if (users === undefined || queue === undefined) return;
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) users.delete(user);
    if (users.size === 0) this.#networks.delete(network);
    const left = (this.#waitingOf.get(network) ?? 0) - 1;
    if (left > 0) this.#waitingOf.set(network, left);
    else this.#waitingOf.delete(network);
    this.waiting -= 1;
  }

  /** False when no network, and nobody in this one, has more waiting than the newcomer would have. */
  makeRoomFor({ network, user }: Lane): boolean {
    const most = largest(this.#waitingOf, (waiting) => waiting);
    if (most !== null && most.size > (this.#waitingOf.get(network) ?? 0) + 1) {
      return this.#refuseNewest(most.key, "gave way to a network with fewer requests");
    }
    const users = this.#networks.get(network);
    const crowd = largest(users ?? new Map<string, Waiter[]>(), (queue) => queue.length);
    if (crowd === null || crowd.size <= (users?.get(user)?.length ?? 0) + 1) return false;
    return this.#refuseNewest(network, "gave way to a user with fewer requests");
  }

  /** Of the network's user with the most waiting. */
  #refuseNewest(network: string, reason: string): boolean {
    const users = this.#networks.get(network) ?? new Map<string, Waiter[]>();
    const newest = users.get(largest(users, (queue) => queue.length)?.key ?? "")?.at(-1);
    if (newest === undefined) return false;
    this.remove(newest);
    newest.refuse(new NoTurn(reason));
    return true;
  }
}

function largest<T>(
  entries: ReadonlyMap<string, T>,
  sizeOf: (value: T) => number,
): { key: string; size: number } | null {
  let found: { key: string; size: number } | null = null;
  for (const [key, value] of entries) {
    const size = sizeOf(value);
    if (found === null || size > found.size) found = { key, size };
  }
  return found;
}
