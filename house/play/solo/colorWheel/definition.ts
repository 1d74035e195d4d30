import type { ColorWheelRound, WheelColor } from '../../../../contract/games/colorWheel/channel.ts';
import {
  COLOR_WHEEL_RULES,
  type ColorWheelChoice,
  type ColorWheelState,
  WHEEL_RATES,
  wheelStake,
} from '../../../../contract/games/colorWheel/rules.ts';
import type { SoloDefinition } from '../definition.ts';

export const colorWheelDefinition: SoloDefinition<ColorWheelChoice, number, never, ColorWheelState> = {
  rules: COLOR_WHEEL_RULES,
  offered: true,
  catalogue: {
    title: 'Color Wheel',
    type: 'instant',
    theme: 'classic',
    rtp: 9630,
    volatility: 3,
    releasedAt: '2026-11-25',
  },
  choiceOf: ({ stakes }) => ({
    stakes: (stakes as { color: WheelColor; amount: bigint | string }[]).map(({ color, amount }) => ({
      color,
      amount: BigInt(amount),
    })),
  }),
  amountOf: wheelStake,
  leastOf: ({ stakes }) => stakes.map(({ amount }) => amount).reduce((a, b) => (a < b ? a : b)),
  resultOf: ({ state }) => [state.color],
  stakesOf: ({ choice, state }) =>
    choice.stakes.map(({ color, amount }) => ({
      pool: color,
      amount,
      rate: color === state.color ? WHEEL_RATES[color] : null,
    })),
  view: ({ choice, state }): Pick<ColorWheelRound, 'stakes' | 'segment' | 'color'> => ({
    stakes: choice.stakes.map(({ color, amount }) => ({ color, amount: amount.toString() })),
    segment: state.segment,
    color: state.color,
  }),
};
