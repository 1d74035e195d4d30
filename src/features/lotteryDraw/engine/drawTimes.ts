/** When things happen in a draw that is shown, in ms: for its picture and its sounds. The last place is drawn first. */

/** The drum whirls before the first ball leaves it. */
const WHIRLS = 1_700;
/** From one ball to the next, and how much longer the first place lets one wait. */
const EACH = 1_500;
const SUSPENSE = 900;

/** Of a ball, after it left: it lies in the cup, is shown large, flies on to its place, lies there. */
export const BALL = { lies: 260, shown: 620, flies: 1_000, lit: 1_340 } as const;

/** When the ball of a place leaves the drum; place 0 is the first one's. */
export function ballLeaves(place: number, places: number): number {
  return WHIRLS + (places - 1 - place) * EACH;
}

/** How much longer than others a place's ball is shown. */
export function ballWaits(place: number): number {
  return place === 0 ? SUSPENSE : 0;
}

/** When a place lights up and the jackpot is so much less. */
export function placeLit(place: number, places: number): number {
  return ballLeaves(place, places) + BALL.lit + ballWaits(place);
}

/** When the first place has lit up: all of it is shown. */
export function drawEnds(places: number): number {
  return places === 0 ? 0 : placeLit(0, places);
}
