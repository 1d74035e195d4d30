import { aimedPlan, type ReelPlan } from '../reels/turn.ts';
import type { TimelineEvent } from './cues.ts';
import type { Step, StepOf, Timeline } from './steps.ts';

/** ms until the first turning reel stops, and between the others. */
const FIRST = 70;
const NEXT = 50;

/** A timeline after a tap, and the current time in it. */
export interface Hurried {
  timeline: Timeline;
  t: number;
}

/**
 * Handles a tap at `t`: turning reels stop one after the other at once; any other step jumps to its end. Later steps begin
 * earlier, so nothing is skipped.
 */
export function hurried(timeline: Timeline, t: number, rows: number): Hurried {
  const at = timeline.steps.findIndex(({ end }) => t < end);
  const step = timeline.steps[at];
  if (!step) return { timeline, t };
  if (step.kind !== 'turn') return { timeline, t: step.end };
  if (!step.landing) return { timeline, t };
  return { timeline: shortened(timeline, at, step, t, rows), t };
}

function shortened(timeline: Timeline, at: number, step: StepOf<'turn'>, t: number, rows: number): Timeline {
  const { turn } = timeline.pace;
  const since = t - step.start;
  let stop = since + FIRST - NEXT;
  const plans = step.plans.map((plan): ReelPlan => {
    if (plan.stop <= since) return plan;
    stop += NEXT;
    if (plan.stop <= stop) return plan;
    const sooner = aimedPlan(plan, turn, rows, since, stop);
    stop = Math.max(stop, sooner.stop);
    return plan.awaited <= since ? sooner : { ...sooner, awaited: Number.POSITIVE_INFINITY };
  });
  const end = step.start + Math.max(...plans.map((plan) => plan.stop)) + turn.settle;
  const gained = step.end - end;
  if (gained <= 0) return timeline;
  const later = (one: Step): Step => ({ ...one, start: one.start - gained, end: one.end - gained });
  return {
    ...timeline,
    steps: timeline.steps.map((one, i) => (i < at ? one : i > at ? later(one) : { ...step, plans, end })),
    events: timeline.events.flatMap((one) => shifted(one, step, plans, gained)),
    length: timeline.length - gained,
  };
}

/** Events of the step move with its reels, later events by the saved time. */
function shifted(
  one: TimelineEvent,
  step: StepOf<'turn'>,
  plans: readonly ReelPlan[],
  gained: number,
): TimelineEvent[] {
  if (one.at >= step.end) return [{ ...one, at: one.at - gained }];
  if (one.at < step.start || one.kind !== 'cue') return [one];
  if (one.cue.cue === 'reelStop') return [{ ...one, at: step.start + (plans[one.cue.reel]?.stop ?? 0) }];
  // An anticipation that has not begun is dropped.
  if (one.cue.cue !== 'anticipation') return [one];
  return plans.some(({ awaited }) => step.start + awaited === one.at) ? [one] : [];
}
