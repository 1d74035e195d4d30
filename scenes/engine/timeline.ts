// The whole of gsap's types; "gsap/gsap-core" alone lacks those of timelines.
/// <reference types="gsap" />
import { gsap } from 'gsap/gsap-core';
import { smooth } from './ease.ts';

// A tween records its start values when it is first rendered, not one of gsap's frames later: there are none.
gsap.defaults({ lazy: false });
gsap.registerEase('smooth', smooth);
gsap.ticker.sleep();

export { gsap };

/**
 * Prepares a timeline to be sought: it never plays, and has recorded its start values in the order of time. Create it in a
 * constructor, `kill` it with its scene.
 */
export function paused(timeline: gsap.core.Timeline): gsap.core.Timeline {
  timeline.paused(true).render(timeline.totalDuration(), true).render(0, true);
  // Every new animation wakes the ticker.
  gsap.ticker.sleep();
  return timeline;
}

/** Sets a timeline to `ms`, clamped to its start and end. Its targets are then a function of that time only. */
export function seek(timeline: gsap.core.Timeline, ms: number): void {
  const time = ms > 0 ? ms / 1_000 : 0;
  // Backwards through its start: otherwise a target between two of its tweens could keep the later one's start value.
  if (time < timeline.time()) timeline.render(0, true);
  timeline.render(time, true);
}

/**
 * Sets a timeline with a label `leaves` to a time of something that takes `lasts` ms: it waits there until only the rest of it
 * fits in.
 */
export function seekHeld(timeline: gsap.core.Timeline, ms: number, lasts: number): void {
  const leaves = 1_000 * (timeline.labels.leaves ?? 0);
  seek(timeline, Math.min(ms, Math.max(leaves, ms - lasts + 1_000 * timeline.duration())));
}

/** Sets a timeline to a share of its duration, 0 to 1, clamped: for a movement whose duration is not always the same. */
export function seekShare(timeline: gsap.core.Timeline, share: number): void {
  seek(timeline, share * 1_000 * timeline.duration());
}
