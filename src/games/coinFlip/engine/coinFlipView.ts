import { seedOf } from '../../engine/rounds.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { CoinFlip, CoinFlipRound, Side } from './coinFlip.ts';

/** What a picture of coin flip needs, and nothing else; scenes/coinFlip draws it, and the same view gives the same pixels. */
export interface CoinFlipView {
  /** Drives all that looks random; derived from the round's id. */
  seed: number;
  /** The side that lay up before, and the one that the coin comes to lie on; null: the house has not said. */
  from: Side;
  to: Side | null;
  /** ms since the coin was thrown; infinite: it lies where it was found. */
  toss: number;
  /** ms of the toss after which it falls, and lies; infinite while `to` is not known. */
  falls: number;
  lands: number;
  /** Sides called in this round, and how many of them were right before the toss and with it. */
  calls: readonly Side[];
  before: number;
  streak: number;
  /** What became of the round: it goes on (or there was none), its last call was wrong, or it was cashed out. */
  end: 'open' | 'lost' | 'cashed';
  /** ms since all of that was plain to see: below 0 before it, infinite when it was found so. */
  since: number;
  stake: bigint;
  /** The total return of a round that was cashed out. */
  payout: bigint;
}

/** ms: the coin is in the air for at least so long, then it comes down. With quick results it falls as the answer comes. */
const IN_AIR = 430;
const FALL = 640;
const QUICK_FALL = 240;

type Answered = { requestedAt: number; cameAt: number; fast: boolean };

/** When (server time) a throw falls that was asked for and answered then. */
function fallsAt({ requestedAt, cameAt, fast }: Answered): number {
  return fast ? cameAt : Math.max(cameAt, requestedAt + IN_AIR);
}

/** When (server time) the coin lies. A cash-out throws none. */
export function landsAt(play: Answered & { round: CoinFlipRound }): number {
  return play.round.thrown ? fallsAt(play) + fallOf(play.fast) : play.cameAt;
}

function fallOf(fast: boolean): number {
  return fast ? QUICK_FALL : FALL;
}

const NONE: readonly Side[] = [];
const NEVER = Number.POSITIVE_INFINITY;

/** What the picture shows at `now` (server time). */
export function coinFlipView(play: SoloPlay<CoinFlip>, now: number): CoinFlipView {
  const { round, request, requestedAt, cameAt, brought, fast } = play;
  const pending = request !== null && cameAt === null && request.type !== 'cashOut';
  const shown = pending && request.type === 'start' ? null : round;
  const came = requestedAt !== null && cameAt !== null ? { requestedAt, cameAt, fast } : null;
  const step = came && brought ? round : null;
  const falls = came && (step?.thrown || !brought) ? came : null;
  const streak = shown?.streak ?? 0;
  const lies = round?.sides.at(-1) ?? 0;
  return {
    seed: seedOf(shown?.roundId ?? ''),
    from: step?.thrown ? sideBefore(play, step) : lies,
    to: pending ? null : lies,
    toss: (pending || falls) && requestedAt !== null ? now - requestedAt : NEVER,
    falls: falls ? fallsAt(falls) - falls.requestedAt : NEVER,
    lands: falls ? fallsAt(falls) + fallOf(fast) - falls.requestedAt : NEVER,
    calls: shown?.calls ?? NONE,
    before: step?.thrown && step.end !== 'lost' ? streak - 1 : streak,
    streak,
    end: endOf(shown),
    since: step && came ? now - landsAt({ ...came, round: step }) : NEVER,
    stake: shown?.stake ?? 0n,
    payout: shown?.win ?? 0n,
  };
}

/** How the coin lay before a round's last throw: as the throw before it left it, in this round or the last one. */
function sideBefore({ latest }: SoloPlay<CoinFlip>, { roundId, sides }: CoinFlipRound): Side {
  const earlier = latest.find((one) => one.roundId !== roundId);
  return sides.at(-2) ?? earlier?.sides.at(-1) ?? 0;
}

function endOf(round: CoinFlipRound | null): CoinFlipView['end'] {
  if (!round?.over) return 'open';
  return round.end === 'lost' ? 'lost' : 'cashed';
}
