/** What becomes of a newcomer: in, or out since its network has its share, or out since everything is taken. */
export type Admittance = "in" | "over-share" | "full";

export interface SharesOptions {
  /** Up to so many nobody is refused, whoever they are: a whole school may sit behind one address. */
  unshared: number;
  most: number;
}

/**
 * Counts who is inside by network. Where it gets crowded, no network may hold more than its share among those inside.
 */
export class Shares {
  readonly #options: SharesOptions;
  readonly #inside = new Map<string, number>();
  #total = 0;

  constructor(options: SharesOptions) {
    this.#options = options;
  }

  get total(): number {
    return this.#total;
  }

  enter(network: string): Admittance {
    const { unshared, most } = this.#options;
    const own = this.#inside.get(network) ?? 0;
    if (this.#total >= most) return "full";
    if (this.#total >= unshared && own >= this.#total / Math.max(1, this.#inside.size)) return "over-share";
    this.#inside.set(network, own + 1);
    this.#total += 1;
    return "in";
  }

  leave(network: string): void {
    const left = (this.#inside.get(network) ?? 0) - 1;
    if (left > 0) this.#inside.set(network, left);
    else this.#inside.delete(network);
    this.#total -= 1;
  }
}
