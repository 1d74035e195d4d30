import type { Pace } from '../steps/pace.ts';

/** The motion of one reel: times in ms since the reels began, distances in symbols. */
export interface ReelPlan {
  begin: number;
  /** When it starts towards its stop, and `gone`, the symbols passed by then; Infinity while unknown. */
  from: number;
  gone: number;
  /** When it stops, and the distance by then; it brakes for the last ms of it. */
  stop: number;
  way: number;
  brake: number;
  /** From this many symbols on, the incoming symbols are those of its stop. */
  seam: number;
  /** It may complete the feature: from here on it only turns for suspense. */
  awaited: number;
}

/** How far a reel overshoots, in symbols. */
const PAST = 0.2;
/** How far it draws back at its start. */
const BACK = 0.16;
/** Maximum speed of a reel relative to its normal speed. */
const MOST = 2.2;
/** Exponent of the braking curve. */
const BRAKES = 1.7;

export type TurnPace = Pace['turn'];

/** A reel that turns until its stop is known. */
export function openPlan(reel: number, pace: TurnPace): ReelPlan {
  return {
    begin: reel * pace.stagger,
    from: Number.POSITIVE_INFINITY,
    gone: 0,
    stop: Number.POSITIVE_INFINITY,
    way: 0,
    brake: 0,
    seam: Number.POSITIVE_INFINITY,
    awaited: Number.POSITIVE_INFINITY,
  };
}

/** The same reel, with its stop known at `known` and intended for `stop`. */
export function closedPlan(
  open: ReelPlan,
  pace: TurnPace,
  rows: number,
  known: number,
  stop: number,
  brake = 0,
): ReelPlan {
  return aimedPlan(open, pace, rows, Math.max(known, open.begin + pace.gather), stop, brake);
}

/**
 * A reel that moves to its stop from `from` on. If its whole window still has to come down it stops later than intended, rather
 * than exceeding a plausible speed.
 */
export function aimedPlan(
  plan: ReelPlan,
  pace: TurnPace,
  rows: number,
  from: number,
  stop: number,
  brake = 0,
): ReelPlan {
  const gone = wayAt(plan, pace, rows, from);
  const seam = Math.max(0, Math.ceil(gone));
  const speed = speedOf(pace, rows);
  const wish = gone + speed * (Math.max(0, stop - from - brake) + brake / BRAKES);
  const way = Math.max(seam + rows, Math.round(wish));
  const soonest = from + (way - gone) / (speed * MOST) + brake * (1 - 1 / BRAKES);
  return { ...plan, from, gone, seam, way, stop: Math.max(stop, soonest), brake };
}

const speedOf = (pace: TurnPace, rows: number) => pace.speed * (rows + 2);

/** The distance of a reel at `t`, in symbols. */
export function wayAt(plan: ReelPlan, pace: TurnPace, rows: number, t: number): number {
  if (t >= plan.stop) return plan.way + swing((t - plan.stop) / pace.settle);
  if (t < plan.from) {
    const since = Math.max(0, t - plan.begin);
    const speed = speedOf(pace, rows);
    if (since >= pace.gather) return speed * (since - pace.gather / 2);
    const share = since / Math.max(1, pace.gather);
    return (speed * pace.gather * share * share) / 2 - BACK * Math.sin(Math.PI * share);
  }
  const brake = Math.min(plan.brake, plan.stop - plan.from);
  const full = (plan.way - plan.gone) / (plan.stop - plan.from - brake + brake / BRAKES);
  const left = plan.stop - t;
  if (left >= brake) return plan.gone + full * (t - plan.from);
  return plan.way - ((full * brake) / BRAKES) * (left / brake) ** BRAKES;
}

/** The speed of a reel at `t`: 0 at rest to 1 at full speed. */
export function rushAt(plan: ReelPlan, pace: TurnPace, t: number): number {
  if (t <= plan.begin || t >= plan.stop) return 0;
  if (t < plan.from) return Math.min(1, (t - plan.begin) / Math.max(1, pace.gather));
  const brake = Math.min(plan.brake, plan.stop - plan.from);
  const left = plan.stop - t;
  return left >= brake ? 1 : (left / brake) ** (BRAKES - 1);
}

/** A reel's oscillation about its place after it stopped, at a share of that time. */
function swing(share: number): number {
  if (share >= 1) return 0;
  const left = 1 - share;
  return PAST * left * left * Math.sin(Math.PI * 1.5 * share);
}
