import type { CryptosHand } from '../../../../contract/games/cryptos/channel.ts';
import { COINS } from '../../../../contract/games/cryptos/rules.ts';
import { seedOf } from '../../engine/rounds.ts';
import { resting, sinceShown, soloMoment } from '../../engine/soloMoment.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { Cryptos } from './cryptos.ts';

/** What a picture of cryptos needs, and nothing else; scenes/cryptos draws it, and the same view gives the same pixels. */
export interface CryptosView {
  /** Drives all that looks random; derived from the round's id. */
  seed: number;
  /** The coins that lay there before, 0 to 6; null: none. */
  before: readonly number[] | null;
  /** The five that are dealt; null while the house has not said, or nothing was ever dealt. */
  coins: readonly number[] | null;
  hand: CryptosHand | null;
  /** ms since the deal was asked for; infinite: the coins lie as they were found. */
  deal: number;
  /** ms of the deal at which the first coin falls, and at which the last one lies; infinite while they are not known. */
  falls: number;
  lands: number;
  /** ms since the hand was plain to see: below 0 before, infinite when it was found so. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms: the coins of before are gone, one falls after the other, and a fall with its bounces lasts so long. */
const CLEARED = 260;
export const APART = 210;
export const FALL = 560;
const QUICK = 280;

/** When (on any scale of ms) the first coin falls of a deal that was asked for and answered then. */
function coinsFall(requestedAt: number, cameAt: number, fast: boolean): number {
  return fast ? cameAt : Math.max(requestedAt + CLEARED, cameAt);
}

/** When the last one lies. */
export function coinsLie(requestedAt: number, cameAt: number, fast: boolean): number {
  const falls = coinsFall(requestedAt, cameAt, fast);
  return fast ? falls + QUICK : falls + (COINS - 1) * APART + FALL;
}

/** Which of the coins make a hand: those that are there more than once. */
export function counting(coins: readonly number[], index: number): boolean {
  const coin = coins[index];
  for (let i = 0; i < coins.length; i++) if (i !== index && coins[i] === coin) return true;
  return false;
}

/** What the picture shows at `now` (server time, ms). */
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
