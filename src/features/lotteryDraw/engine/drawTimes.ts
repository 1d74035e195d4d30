/** Timing of an animated draw in ms, for its picture and its sounds. The last place is drawn first. */

/** How long the drum turns before the first ball leaves it. */
const WHIRLS = 1_700;
/** Interval between two balls, and the extra delay of the first place. */
const EACH = 1_500;
const SUSPENSE = 900;

/** Phases of a ball after it left: it lies in the cup, is shown large, flies to its place, lies there. */
export const BALL = { lies: 260, shown: 620, flies: 1_000, lit: 1_340 } as const;

/** When the ball of a place leaves the drum; index 0 is the first place. */
export function ballLeaves(place: number, places: number): number {
  return WHIRLS + (places - 1 - place) * EACH;
}

/** How much longer than others a place's ball is shown. */
export function ballWaits(place: number): number {
  return place === 0 ? SUSPENSE : 0;
}

/** When a place lights up and the jackpot decreases by its prize. */
export function placeLit(place: number, places: number): number {
  return ballLeaves(place, places) + BALL.lit + ballWaits(place);
}

/** When the first place has lit up and everything is shown. */
export function drawEnds(places: number): number {
  return places === 0 ? 0 : placeLit(0, places);
}
