import { GrowthOrder } from "@verdict/contract/growth";

/** The exponent that an order has at a size: how much faster it grows there, in powers of the size. */
export function exponentAt(order: GrowthOrder, size: number): number {
  const ofLog = 1 / Math.log(Math.max(3, size));
  switch (order) {
    case "n":
      return 1;
    case "n log n":
      return 1 + ofLog;
    case "n√n":
      return 1.5;
    case "n²":
      return 2;
    case "n² log n":
      return 2 + ofLog;
    case "n³":
      return 3;
    case "n⁴":
      return 4;
    default:
      return order satisfies never;
  }
}

/** An answer of more than two powers, or of two that are far apart, is none. */
const MOST_APART = 0.6;

/**
 * The first and the last order whose exponents lie within, at this size; the two beside it where none does. `other`:
 * all that lies within is less than linear. Null where the orders are too far apart, or where the exponent is beyond
 * them all.
 */
export function ordersWithin(
  { low, high }: { low: number; high: number },
  size: number,
): { from: GrowthOrder; to: GrowthOrder } | "other" | null {
  const orders = GrowthOrder.options;
  const of = (order: GrowthOrder) => exponentAt(order, size);
  if (high < of("n")) return "other";
  const inside = orders.filter((order) => of(order) >= low && of(order) <= high);
  const from = inside[0] ?? orders.findLast((order) => of(order) < low);
  const to = inside.at(-1) ?? orders.find((order) => of(order) > high);
  if (from === undefined || to === undefined) return null;
  if (inside.length > 0 && of(to) - of(from) > MOST_APART) return null;
  return { from, to };
}
