import type { Currency } from '../../../contract/money.ts';

/** The bets offered by the sandbox's slots, in minor units, and the default one. */
interface Bets {
  all: readonly bigint[];
  first: bigint;
  /** The highest possible stake: a feature bought at the highest bet. */
  most: bigint;
}

const inUnits = (units: readonly bigint[]) => units.map((unit) => unit * 100n);

export const SLOT_BETS: Readonly<Record<Currency, Bets>> = {
  IDR: {
    all: inUnits([200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n]),
    first: 200_000n,
    most: 5_000_000_000n,
  },
  MXN: {
    all: inUnits([1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n]),
    first: 500n,
    most: 5_000_000n,
  },
};
