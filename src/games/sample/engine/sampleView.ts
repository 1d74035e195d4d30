import { seedOf } from '../../engine/rounds.ts';
import type { SoloPlay } from '../../engine/soloPlay.ts';
import type { Sample, SampleRound, Side } from './sample.ts';

/** Everything a picture of coin flip depends on. scenes/sample draws it; equal views give equal pixels. */
export interface SampleView {
  /** Seeds everything that looks random; derived from the round's id. */
  seed: number;
  /** The side that was up before, and the side on which the coin lands; null while the result is not known. */
  from: Side;
  to: Side | null;
  /** ms since the coin was thrown; infinite: the coin was at rest from the start. */
  toss: number;
  /** ms of the toss after which the coin falls, and lands; infinite while `to` is not known. */
  falls: number;
  lands: number;
  /** Sides called in this round, and the number of right calls before and after the toss. */
  calls: readonly Side[];
  before: number;
  streak: number;
  /** Outcome: still open (or no round), last call wrong, or cashed out. */
  end: 'open' | 'lost' | 'cashed';
  /** ms since the result is visible: negative before, infinite when it was known from the start. */
  since: number;
  stake: bigint;
  /** The payout of a round that was cashed out. */
  payout: bigint;
}

/** ms: minimum time in the air before the coin falls. With quick results it falls as soon as the answer arrives. */
const IN_AIR = 430;
const FALL = 640;
const QUICK_FALL = 240;

type Answered = { requestedAt: number; cameAt: number; fast: boolean };

/** Server time at which a throw with these request and answer times falls. */
function fallsAt({ requestedAt, cameAt, fast }: Answered): number {
  return fast ? cameAt : Math.max(cameAt, requestedAt + IN_AIR);
}

/** Server time at which the coin lands. A cash-out throws no coin. */
export function landsAt(play: Answered & { round: SampleRound }): number {
  return play.round.thrown ? fallsAt(play) + fallOf(play.fast) : play.cameAt;
}

function fallOf(fast: boolean): number {
  return fast ? QUICK_FALL : FALL;
}

const NONE: readonly Side[] = [];
const NEVER = Number.POSITIVE_INFINITY;

/** The view at `now` (server time). */
export function sampleView(play: SoloPlay<Sample>, now: number): SampleView {
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

/** The side that was up before a round's last throw: the result of the previous throw, in this round or the one before. */
function sideBefore({ latest }: SoloPlay<Sample>, { roundId, sides }: SampleRound): Side {
  const earlier = latest.find((one) => one.roundId !== roundId);
  return sides.at(-2) ?? earlier?.sides.at(-1) ?? 0;
}

function endOf(round: SampleRound | null): SampleView['end'] {
  if (!round?.over) return 'open';
  return round.end === 'lost' ? 'lost' : 'cashed';
}
