import type { Currency } from '../../../contract/money.ts';

/** A pack of free spins that the sandbox's providers sell: so many, each at that bet. */
interface Prepaid {
  uuid: string;
  game: string;
  currency: Currency;
  bets: number;
  /** Of one spin, in minor units. */
  value: bigint;
}

const COUNTS = [5, 10, 20, 50] as const;
/** From the lowest on: below the lowest bets that players can choose are those that promotions give. */
const VALUES: Readonly<Record<Currency, readonly [bigint, ...bigint[]]>> = {
  IDR: [5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n],
  MXN: [5n, 10n, 20n, 100n, 200n, 500n],
};

/** Every game has the same packs; a pack's name says what is in it. */
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

/** The highest bet of a pack that is not above `bet`; the lowest there is where all are. In minor units. */
export function prepaidValueNear(currency: Currency, bet: bigint): bigint {
  const [lowest, ...higher] = VALUES[currency];
  return higher.findLast((value) => value <= bet) ?? lowest;
}

/** Null for a name that no pack has. */
export function prepaidOf(uuid: string): Prepaid | null {
  const [game = ''] = uuid.split('.');
  return prepaidsOf(game).find((prepaid) => prepaid.uuid === uuid) ?? null;
}
