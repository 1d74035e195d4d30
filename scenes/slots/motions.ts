import { gsap, paused } from '../engine/timeline.ts';

export type SlotMotions = ReturnType<typeof slotMotions>;

/** The timelines of a slot's scene, each with what it moves. Their owner kills them. */
export function slotMotions() {
  return { banner: banner(), count: count(), tier: tier(), lock: lock(), wild: wild(), scatters: scatters() };
}

/** A banner opens, shows its number and then its words, and leaves. */
function banner() {
  const look = { shown: 0, open: 0, pop: 0, words: 0 };
  const timeline = gsap
    .timeline({ defaults: { duration: 0.32, ease: 'none' } })
    .to(look, { shown: 1 })
    .to(look, { open: 1, ease: 'power2.out' }, 0)
    .to(look, { pop: 1, duration: 0.38, ease: 'back.out(1.7)' }, 0.09)
    .to(look, { words: 1, duration: 0.2 }, 0.16)
    .addLabel('leaves')
    .to(look, { shown: 0, duration: 0.24 });
  return { look, timeline: paused(timeline) };
}

/** A win that is counted up, over everything. */
function count() {
  const look = { shown: 0 };
  const timeline = gsap
    .timeline({ defaults: { ease: 'none' } })
    .to(look, { shown: 1, duration: 0.22 })
    .addLabel('leaves')
    .to(look, { shown: 0, duration: 0.32 });
  return { look, timeline: paused(timeline) };
}

/** The name of a tier that was reached. */
function tier() {
  const look = { pop: 0, shine: 1 };
  const timeline = gsap
    .timeline()
    .to(look, { pop: 1, duration: 0.42, ease: 'back.out(1.7)' })
    .to(look, { shine: 0, duration: 0.36, ease: 'none' }, 0);
  return { look, timeline: paused(timeline) };
}

/** Coins are locked: `swell` of a coin that is there, `pop` of one that falls in. By the share of its duration. */
function lock() {
  const look = { swell: 0, pop: 0 };
  const timeline = gsap
    .timeline({ defaults: { duration: 1 } })
    .to(look, { swell: 1, duration: 0.5, ease: 'sine.out', yoyo: true, repeat: 1 })
    .to(look, { pop: 1, ease: 'back.out(1.7)' }, 0);
  return { look, timeline: paused(timeline) };
}

/** A wild grows over its reel in a flash, and shows its multiplier. By share too. */
function wild() {
  const look = { high: 0.3, flash: 0.9, plate: 0, size: 1, times: 0 };
  const timeline = gsap
    .timeline({ defaults: { duration: 1, ease: 'none' } })
    .to(look, { high: 1, flash: 0, ease: 'power2.out' })
    .to(look, { plate: 1, duration: 0.25 }, 0)
    .to(look, { size: 1.2, duration: 0.5, ease: 'sine.out', yoyo: true, repeat: 1 }, 0)
    .to(look, { times: 1, duration: 0.5 }, 0.5);
  return { look, timeline: paused(timeline) };
}

/** The symbols that triggered a feature are lit, and beat twice; the others get dark. By share too. */
function scatters() {
  const look = { dim: 0, light: 0, beat: 0 };
  const timeline = gsap
    .timeline({ defaults: { ease: 'none' } })
    .to(look, { dim: 0.85, duration: 1 / 6 })
    .to(look, { light: 1, duration: 1 / 5 }, 0)
    .to(look, { beat: 0.24, duration: 1 / 4, ease: 'sine.out', yoyo: true, repeat: 3 }, 0);
  return { look, timeline: paused(timeline) };
}
