import type { Currency } from '../../../contract/money.ts';

/** The bets that the sandbox's slots offer, in minor units, and which of them is chosen at first. */
interface Bets {
  all: readonly bigint[];
  first: bigint;
  /** The most that one stake comes to, as where a feature is bought at the highest bet. */
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
