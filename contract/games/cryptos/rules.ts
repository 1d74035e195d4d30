import { pickNext } from '../../fairness.ts';
import { payout, type Rate } from '../../money.ts';
import { DECIDED_AT_ONCE, type SoloRules, type SoloState } from '../solo/rules.ts';
import type { CryptosHand } from './channel.ts';

/** Cryptos: the rules of games.md. Five coins, each `pick(7)`; their hand determines the payout. */

export const COINS = 5;
export const COIN_KINDS = 7;

/** The rate of each hand: the total return; highest first. */
export const HAND_RATES: Readonly<Record<CryptosHand, Rate>> = {
  fiveAlike: 500_000n,
  fourAlike: 50_000n,
  fullHouse: 40_000n,
  threeAlike: 30_000n,
  twoPairs: 20_000n,
  onePair: 1_000n,
  none: 0n,
};

/** By the numbers of equal coins, most first. */
const HANDS: Readonly<Record<string, CryptosHand>> = {
  '5': 'fiveAlike',
  '41': 'fourAlike',
  '32': 'fullHouse',
  '311': 'threeAlike',
  '221': 'twoPairs',
  '2111': 'onePair',
};

export interface CryptosState extends SoloState {
  coins: readonly number[];
  hand: CryptosHand;
}

/** The hand of five coins. */
export function handOf(coins: readonly number[]): CryptosHand {
  const counts = Array.from(
    { length: COIN_KINDS },
    (_, kind) => coins.filter((coin) => coin === kind).length,
  );
  const most = counts.filter((count) => count > 0).toSorted((a, b) => b - a);
  return HANDS[most.join('')] ?? 'none';
}

export const CRYPTOS_RULES: SoloRules<null, number[], never, CryptosState> = {
  ...DECIDED_AT_ONCE,
  key: 'cryptos',
  refusal: () => null,
  draw: (floats) => Array.from({ length: COINS }, () => pickNext(floats, COIN_KINDS)),
  first(_choice, coins) {
    const hand = handOf(coins);
    return { coins, hand, rate: HAND_RATES[hand], done: true };
  },
  highest: (_choice, amount) => payout(amount, HAND_RATES.fiveAlike),
};
