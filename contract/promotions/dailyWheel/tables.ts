/** The tables of the daily wheel: what a spin may bring, each with how often of 10 000. */

/** Hundredths of 1 U, in which promotions are reckoned: 20n is 0.2 U. */
export type CentU = bigint;

/** Cash is the player's at once; free spins are of one stake each. */
export type WheelPrize =
  | { readonly kind: 'cash'; readonly amount: CentU }
  | { readonly kind: 'freeSpins'; readonly count: number; readonly stake: CentU };

export interface WheelEntry {
  /** How many of the 10 000 numbers that are drawn from stand for it. */
  readonly weight: number;
  readonly prize: WheelPrize;
}

/** The entries in the order in which numbers are dealt out to them; their weights add up to 10 000. */
export type WheelTable = readonly WheelEntry[];

/** What the weights of a table add up to. */
export const WHEEL_NUMBERS = 10_000;

const cash = (amount: CentU, weight: number): WheelEntry => ({ weight, prize: { kind: 'cash', amount } });

/** The tables there are: `new_user` is spun in a player's first seven days. */
export const WHEEL_TABLES = {
  default: [
    cash(20n, 5_000),
    cash(50n, 3_000),
    cash(100n, 1_200),
    cash(200n, 500),
    { weight: 200, prize: { kind: 'freeSpins', count: 5, stake: 20n } },
    cash(1_000n, 80),
    cash(10_000n, 18),
    cash(100_000n, 2),
  ],
  new_user: [cash(200n, 5_000), cash(500n, 3_000), cash(1_000n, 1_500), cash(5_000n, 490), cash(50_000n, 10)],
} as const satisfies Readonly<Record<string, WheelTable>>;

export type WheelTableName = keyof typeof WHEEL_TABLES;

/** What a prize is worth; free spins at their stakes, which is more than they return. */
export function worthOf(prize: WheelPrize): CentU {
  return prize.kind === 'cash' ? prize.amount : BigInt(prize.count) * prize.stake;
}

/** What 10 000 spins cost, each number drawn once: exact. */
export function costOfTable(table: WheelTable): CentU {
  return table.reduce((sum, { weight, prize }) => sum + BigInt(weight) * worthOf(prize), 0n);
}

/** Whether a table can be drawn from: every weight whole and above 0, all of them 10 000, no prize worth nothing. */
export function isWheelTable(table: WheelTable): boolean {
  const whole = table.every(
    ({ weight, prize }) => Number.isInteger(weight) && weight > 0 && worthOf(prize) > 0n,
  );
  return whole && table.reduce((sum, { weight }) => sum + weight, 0) === WHEEL_NUMBERS;
}
