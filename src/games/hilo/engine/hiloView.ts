import type { HiloGuess } from '../../../../contract/games/hilo/channel.ts';
import { seedOf } from '../../engine/rounds.ts';
import { type SoloPlay, steppedEnd } from '../../engine/soloPlay.ts';
import type { Hilo } from './hilo.ts';

/** Everything a picture of hilo depends on. scenes/hilo draws it; equal views give equal pixels. */
export interface HiloView {
  /** Seeds everything that looks random; derived from the round's id. */
  seed: number;
  /** The dealt cards, 0 to 51; the rank is the card modulo 13, 0 is the ace. Empty: no round was played yet. */
  cards: readonly number[];
  /** One for each card after the first. */
  guesses: readonly HiloGuess[];
  /** The guess without a reply yet; `start` requests the first card. */
  pending: HiloGuess | 'start' | null;
  /** ms since the newest request; infinite: the cards were at rest from the start. */
  sinceRequest: number;
  /** ms after the request at which the newest card leaves the deck, and at which it lies face up; infinite while not known. */
  deals: number;
  lies: number;
  end: 'open' | 'lost' | 'cashed';
  /** ms since the newest step is visible: negative before, infinite when it was known from the start. */
  since: number;
  stake: bigint;
  payout: bigint;
}

/** ms a card takes from the deck to its place, face up. */
const DEAL = 460;
const QUICK = 220;

const NEVER = Number.POSITIVE_INFINITY;
const NO_CARDS: readonly number[] = [];
const NO_GUESSES: readonly HiloGuess[] = [];

/** Time (on the scale of the arguments, ms) at which the newest step of a round is visible. */
export function cardShown(cameAt: number, dealt: boolean, fast: boolean): number {
  return dealt ? cameAt + (fast ? QUICK : DEAL) : cameAt;
}

/** The view at `now` (server time, ms). */
export function hiloView(play: SoloPlay<Hilo>, now: number): HiloView {
  const { round, request, requestedAt, cameAt, brought, fast } = play;
  const pending = cameAt === null && requestedAt !== null ? request : null;
  const shown = pending?.type === 'start' ? null : round;
  const came =
    pending === null && requestedAt !== null && cameAt !== null && brought ? { requestedAt, cameAt } : null;
  const dealt = shown?.dealt ? came : null;
  return {
    seed: seedOf(shown?.roundId ?? ''),
    cards: shown?.cards ?? NO_CARDS,
    guesses: shown?.guesses ?? NO_GUESSES,
    pending: pending?.type === 'start' ? 'start' : pending?.type === 'move' ? pending.move : null,
    sinceRequest: pending || dealt ? now - (requestedAt ?? now) : NEVER,
    deals: dealt ? dealt.cameAt - dealt.requestedAt : NEVER,
    lies: dealt ? cardShown(dealt.cameAt, true, fast) - dealt.requestedAt : NEVER,
    end: steppedEnd(shown),
    since: came && shown ? now - cardShown(came.cameAt, shown.dealt, fast) : pending ? -1 : NEVER,
    stake: shown?.stake ?? 0n,
    payout: shown?.win ?? 0n,
  };
}
