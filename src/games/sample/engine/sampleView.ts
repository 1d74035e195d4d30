import { seedOf } from '../../engine/rounds.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { Sample, SampleRound, Side } from './sample.ts';

/** What a picture of sample needs, and nothing else; scenes/sample draws it, and the same view gives the same pixels. */
export interface SampleView {
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

type Answered = { askedAt: number; cameAt: number; fast: boolean };

/** When (server time) a throw falls that was asked for and answered then. */
function fallsAt({ askedAt, cameAt, fast }: Answered): number {
  return fast ? cameAt : Math.max(cameAt, askedAt + IN_AIR);
}

/** When (server time) the coin lies. A cash-out throws none. */
export function landsAt(play: Answered & { round: SampleRound }): number {
  return play.round.thrown ? fallsAt(play) + fallOf(play.fast) : play.cameAt;
}

function fallOf(fast: boolean): number {
  return fast ? QUICK_FALL : FALL;
}

const NONE: readonly Side[] = [];
const NEVER = Number.POSITIVE_INFINITY;

/** What the picture shows at `now` (server time). */
export function sampleView(play: SoloPlay<Sample>, now: number): SampleView {
  const { round, request, askedAt, cameAt, brought, fast } = play;
  const asks = request !== null && cameAt === null && request.type !== 'cashOut';
  const shown = asks && request.type === 'start' ? null : round;
  const came = askedAt !== null && cameAt !== null ? { askedAt, cameAt, fast } : null;
  const step = came && brought ? round : null;
  const falls = came && (step?.thrown || !brought) ? came : null;
  const streak = shown?.streak ?? 0;
  const lies = round?.sides.at(-1) ?? 0;
  return {
    seed: seedOf(shown?.roundId ?? ''),
    from: step?.thrown ? sideBefore(play, step) : lies,
    to: asks ? null : lies,
    toss: (asks || falls) && askedAt !== null ? now - askedAt : NEVER,
    falls: falls ? fallsAt(falls) - falls.askedAt : NEVER,
    lands: falls ? fallsAt(falls) + fallOf(fast) - falls.askedAt : NEVER,
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
function sideBefore({ latest }: SoloPlay<Sample>, { roundId, sides }: SampleRound): Side {
  const earlier = latest.find((one) => one.roundId !== roundId);
  return sides.at(-2) ?? earlier?.sides.at(-1) ?? 0;
}

function endOf(round: SampleRound | null): SampleView['end'] {
  if (!round?.over) return 'open';
  return round.end === 'lost' ? 'lost' : 'cashed';
}
