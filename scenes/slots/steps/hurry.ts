import { aimedPlan, type ReelPlan } from '../reels/turn.ts';
import type { TimelineEvent } from './cues.ts';
import type { Step, StepOf, Timeline } from './steps.ts';

/** The first of the reels that still turn stops so soon, each other one so much after it. */
const FIRST = 70;
const NEXT = 50;

/** A timeline after a tap, and its time then. */
export interface Hurried {
  timeline: Timeline;
  t: number;
}

/**
 * A tap at `t`: reels that turn stop one after the other at once; any other step is at its end. It is a step later that what
 * comes after it begins, so nothing is left out.
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

/** What is said of the step goes with its reels, what comes after it with the gain. */
function shifted(
  one: TimelineEvent,
  step: StepOf<'turn'>,
  plans: readonly ReelPlan[],
  gained: number,
): TimelineEvent[] {
  if (one.at >= step.end) return [{ ...one, at: one.at - gained }];
  if (one.at < step.start || one.kind !== 'cue') return [one];
  if (one.cue.cue === 'reelStop') return [{ ...one, at: step.start + (plans[one.cue.reel]?.stop ?? 0) }];
  // An anticipation that has not begun will not.
  if (one.cue.cue !== 'anticipation') return [one];
  return plans.some(({ awaited }) => step.start + awaited === one.at) ? [one] : [];
}
