import { pickNext } from '../../fairness.ts';
import { type Minor, payout, RATE_ONE, type Rate } from '../../money.ts';
import { DECIDED_AT_ONCE, type SoloRules, type SoloState, unless } from '../solo/rules.ts';
import type { WheelColor } from './channel.ts';

/**
 * Colour wheel: the rules of games.md. `pick(54)` is a segment; its colour pays. A bet may be on up to four colours at once.
 */

export const WHEEL_COLORS = ['grey', 'red', 'blue', 'gold'] as const satisfies readonly WheelColor[];

/** The rate of each colour: the total return. */
export const WHEEL_RATES: Readonly<Record<WheelColor, Rate>> = {
  grey: 20_000n,
  red: 30_000n,
  blue: 50_000n,
  gold: 500_000n,
};

const COLOR_OF: Readonly<Record<string, WheelColor>> = { G: 'grey', R: 'red', B: 'blue', '*': 'gold' };

/** The wheel's 54 segments, clockwise from the pointer: 26 grey, 17 red, 10 blue, 1 gold, no two neighbours alike. */
export const WHEEL_SEGMENTS: readonly WheelColor[] = Array.from(
  '*GRGBGRGRGBGRGRGBGRGRGBGRGRGBRGRGBGRGRGBGRGRGBGRGBGRGB',
  (letter) => COLOR_OF[letter] ?? 'grey',
);

/** Each colour at most once. */
export interface ColorWheelChoice {
  stakes: readonly { color: WheelColor; amount: Minor }[];
}

export interface ColorWheelState extends SoloState {
  segment: number;
  color: WheelColor;
}

/** The sum of all stakes of a round. */
export function wheelStake({ stakes }: ColorWheelChoice): Minor {
  return stakes.reduce((sum, { amount }) => sum + amount, 0n);
}

/** The total return if a colour wins. */
function wheelReturn({ stakes }: ColorWheelChoice, color: WheelColor): Minor {
  const staked = stakes.find((one) => one.color === color)?.amount ?? 0n;
  return payout(staked, WHEEL_RATES[color]);
}

export const COLOR_WHEEL_RULES: SoloRules<ColorWheelChoice, number, never, ColorWheelState> = {
  ...DECIDED_AT_ONCE,
  key: 'colorWheel',
  refusal({ stakes }) {
    const colors = new Set(stakes.map(({ color }) => color));
    return unless(stakes.length > 0 && colors.size === stakes.length);
  },
  draw: (floats) => pickNext(floats, WHEEL_SEGMENTS.length),
  first(choice, segment) {
    const color = WHEEL_SEGMENTS[segment] ?? 'grey';
    const rate = (wheelReturn(choice, color) * RATE_ONE) / wheelStake(choice);
    return { segment, color, rate, done: true };
  },
  returned: (choice, { color }) => wheelReturn(choice, color),
  highest: (choice) =>
    WHEEL_COLORS.map((color) => wheelReturn(choice, color)).reduce((a, b) => (a > b ? a : b), 0n),
};
