import type { Currency } from '../../../contract/money.ts';

/** A pack of free spins that the sandbox providers sell: number of spins and bet. */
interface Prepaid {
  uuid: string;
  game: string;
  currency: Currency;
  bets: number;
  /** Value of one spin, in minor units. */
  value: bigint;
}

const COUNTS = [5, 10, 20, 50] as const;
/** Ascending. Those below the lowest bets that players can choose are given by promotions. */
const VALUES: Readonly<Record<Currency, readonly [bigint, ...bigint[]]>> = {
  IDR: [5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n],
  MXN: [5n, 10n, 20n, 100n, 200n, 500n],
};

/** Every game has the same packs; a pack's id encodes its content. */
export function prepaidsOf(game: string): Prepaid[] {
  return Object.entries(VALUES).flatMap(([currency, values]) =>
    values.flatMap((value) =>
      COUNTS.map((bets) => ({
        ...{
          uuid: `${game}.${currency}.${bets}x${value}`,
          game,
          currency: currency as Currency,
          bets,
          value,
        },
      })),
    ),
  );
}

/** The highest pack value not above `bet`, in minor units; the lowest one if all are above it. */
export function prepaidValueNear(currency: Currency, bet: bigint): bigint {
  const [lowest, ...higher] = VALUES[currency];
  return higher.findLast((value) => value <= bet) ?? lowest;
}

/** Null for an unknown id. */
export function prepaidOf(uuid: string): Prepaid | null {
  const [game = ''] = uuid.split('.');
  return prepaidsOf(game).find((prepaid) => prepaid.uuid === uuid) ?? null;
}
