/** The prize tables of the daily wheel, with weights out of 10 000. */

/** Hundredths of 1 U, the unit of promotions' amounts: 20n is 0.2 U. */
export type CentU = bigint;

/** Cash is the player's own at once; free spins have one bet each. */
export type WheelPrize =
  | { readonly kind: 'cash'; readonly amount: CentU }
  | { readonly kind: 'freeSpins'; readonly count: number; readonly stake: CentU };

export interface WheelEntry {
  /** How many of the 10 000 drawn numbers select it. */
  readonly weight: number;
  readonly prize: WheelPrize;
}

/** The entries in the order in which numbers are assigned; their weights sum to 10 000. */
export type WheelTable = readonly WheelEntry[];

/** The sum of a table's weights. */
export const WHEEL_NUMBERS = 10_000;

/** Number of the wheel's segments, over which a table's entries are spread: the maximum number of entries. */
export const WHEEL_SEGMENTS = 24;

const cash = (amount: CentU, weight: number): WheelEntry => ({ weight, prize: { kind: 'cash', amount } });

/**
 * The tables: `new_user` is used in a player's first seven days. The weights are promotions.md's; its amounts would cost 0.95
 * and 6.95 U per spin, which is more than 200 U of play can cover besides everything else (docs/promotions.md), so they are
 * lowered to 0.4 and 0.8 U.
 */
export const WHEEL_TABLES = {
  default: [
    cash(10n, 5_000),
    cash(20n, 3_000),
    cash(40n, 1_200),
    cash(80n, 500),
    { weight: 200, prize: { kind: 'freeSpins', count: 5, stake: 20n } },
    cash(400n, 80),
    cash(4_000n, 18),
    cash(40_000n, 2),
  ],
  new_user: [cash(25n, 5_000), cash(60n, 3_000), cash(120n, 1_500), cash(500n, 490), cash(5_000n, 10)],
} as const satisfies Readonly<Record<string, WheelTable>>;

export type WheelTableName = keyof typeof WHEEL_TABLES;

/** The cost of a prize; free spins at their stakes, which is more than they return. */
export function worthOf(prize: WheelPrize): CentU {
  return prize.kind === 'cash' ? prize.amount : BigInt(prize.count) * prize.stake;
}

/** The exact cost of 10 000 spins, each number drawn once. */
export function costOfTable(table: WheelTable): CentU {
  return table.reduce((sum, { weight, prize }) => sum + BigInt(weight) * worthOf(prize), 0n);
}

/** Whether a table is valid: weights are positive integers that sum to 10 000, and no prize is worthless. */
export function isWheelTable(table: WheelTable): boolean {
  const whole = table.every(
    ({ weight, prize }) => Number.isInteger(weight) && weight > 0 && worthOf(prize) > 0n,
  );
  const sum = table.reduce((all, { weight }) => all + weight, 0);
  return whole && sum === WHEEL_NUMBERS && table.length <= WHEEL_SEGMENTS;
}
