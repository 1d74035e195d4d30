import type { HiloGuess } from '../../../../contract/games/hilo/channel.ts';
import { seedOf } from '../../engine/rounds.ts';
import { type SoloPlay, steppedEnd } from '../../engine/soloPlay.ts';
import type { Hilo } from './hilo.ts';

/** What a picture of hilo needs, and nothing else; scenes/hilo draws it, and the same view gives the same pixels. */
export interface HiloView {
  /** Drives all that looks random; derived from the round's id. */
  seed: number;
  /** Those that were dealt, 0 to 51; the rank is the rest by 13, 0 the ace. Empty: no round was ever played here. */
  cards: readonly number[];
  /** One for each card after the first. */
  guesses: readonly HiloGuess[];
  /** The guess that is asked for and not answered; `start` asks for the first card. */
  pending: HiloGuess | 'start' | null;
  /** ms since the newest thing was asked for; infinite: the cards lie as they were found. */
  sinceRequest: number;
  /** ms of that at which the newest card leaves the deck, and at which it lies face up; infinite while it is not known. */
  deals: number;
  lies: number;
  end: 'open' | 'lost' | 'cashed';
  /** ms since the newest of all that was plain to see: below 0 before, infinite when it was found so. */
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

/** When (on any scale of ms) the newest step of a round is plain to see that was answered then. */
export function cardShown(cameAt: number, dealt: boolean, fast: boolean): number {
  return dealt ? cameAt + (fast ? QUICK : DEAL) : cameAt;
}

/** What the picture shows at `now` (server time, ms). */
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
