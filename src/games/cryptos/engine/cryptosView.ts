import type { CryptosHand } from '../../../../contract/games/cryptos/channel.ts';
import { COINS } from '../../../../contract/games/cryptos/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { resting, sinceShown, soloMoment } from '../../engine/soloMoment.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { Cryptos } from './cryptos.ts';

/** Everything a picture of cryptos depends on. scenes/cryptos draws it; equal views give equal pixels. */
export interface CryptosView {
  /** Seeds everything that looks random; derived from the round's id. */
  seed: number;
  /** The previous coins, 0 to 6; null: none. */
  before: readonly number[] | null;
  /** The five dealt coins; null while they are not known, or when there was no deal yet. */
  coins: readonly number[] | null;
  hand: CryptosHand | null;
  /** ms since the deal was requested; infinite: the coins were at rest from the start. */
  deal: number;
  /** ms of the deal at which the first coin falls, and at which the last one is at rest; infinite while not known. */
  falls: number;
  lands: number;
  /** ms since the hand is visible: negative before, infinite when it was known from the start. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms: clearing the old coins, the interval between two falls, and the duration of a fall with its bounces. */
const CLEARED = 260;
export const APART = 210;
export const FALL = 560;
const QUICK = 280;

/** Time (on the scale of the arguments, ms) at which the first coin of a deal falls. */
function coinsFall(requestedAt: number, cameAt: number, fast: boolean): number {
  return fast ? cameAt : Math.max(requestedAt + CLEARED, cameAt);
}

/** When the last coin is at rest. */
export function coinsLie(requestedAt: number, cameAt: number, fast: boolean): number {
  const falls = coinsFall(requestedAt, cameAt, fast);
  return fast ? falls + QUICK : falls + (COINS - 1) * APART + FALL;
}

/** Whether a coin is part of the hand, i.e. occurs more than once. */
export function counting(coins: readonly number[], index: number): boolean {
  const coin = coins[index];
  for (let i = 0; i < coins.length; i++) if (i !== index && coins[i] === coin) return true;
  return false;
}

/** The view at `now` (server time, ms). */
export function cryptosView(play: SoloPlay<Cryptos>, now: number): CryptosView {
  const moment = resting(soloMoment(play, now));
  const { shown, before, sinceRequest, knownAt } = moment;
  const lands = coinsLie(0, knownAt, play.fast);
  return {
    seed: seedOf(shown?.roundId ?? ''),
    before: before?.coins ?? null,
    coins: shown?.coins ?? null,
    hand: shown?.hand ?? null,
    deal: sinceRequest,
    falls: coinsFall(0, knownAt, play.fast),
    lands,
    since: shown ? sinceShown(moment, lands) : -1,
    stake: shown?.stake ?? 0n,
    payout: shown?.win ?? 0n,
  };
}
