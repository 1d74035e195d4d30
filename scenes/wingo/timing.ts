import { smoothstep } from '../kit/ease.ts';

/** When things happen after a round has ended, in ms: the way of its ball out of the drum. */
export const DRAWN = {
  /** The ball is drawn to the drum's foot, and is through it. */
  sinks: 550,
  sunk: 1_000,
  /** It comes out of the mouth, and lies in the cup. */
  appears: 1_200,
  lies: 1_600,
  /** It leaves the cup for its place beside the machine, and is there. */
  leaves: 1_800,
  shown: 2_450,
  /** Its colours are told, and the last glimmer has settled. */
  told: 2_900,
  /** The player's win is celebrated from here on. */
  cheered: 3_000,
  rests: 3_400,
} as const;

/** Between these the other balls fall and come to lie. */
const FALLS = 800;
const LIES = 2_500;

/** When things happen after bets were closed: the ball goes back the way it came, and the drum is at full power. */
export const CLOSED = { gone: 420, inside: 620, joined: 1_150, whirls: 1_300 } as const;

/** How hard the balls are whirled, 0 to 1, so long after the round's end. */
export function powerAfter(since: number): number {
  return 1 - smoothstep(since, FALLS, LIES);
}

/** How hard they are whirled so long after bets were closed. */
export function powerOf(closed: number): number {
  return smoothstep(closed, 0, CLOSED.whirls);
}
