import type { ColorWheelRound as ToldRound } from '../../../contract/games/colorWheel/channel.ts';
import {
  colorWheelCurRound,
  colorWheelMyPastRound,
  colorWheelMyRound,
  colorWheelMySeeds,
  colorWheelPastRound,
  colorWheelRoundUpdate,
  colorWheelSetSeed,
  colorWheelStartRound,
} from '../../../contract/games/colorWheel/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { type ColorWheel, readColorWheel, stakesOf } from './engine/colorWheel.ts';

/** The API mapping of color wheel. */
export const COLOR_WHEEL_WIRE: SoloWire<ColorWheel, ToldRound> = {
  key: 'colorWheel',
  read: readColorWheel,
  current: colorWheelCurRound,
  update: colorWheelRoundUpdate,
  mine: colorWheelMyRound,
  history: colorWheelMyPastRound,
  past: colorWheelPastRound,
  seeds: colorWheelMySeeds,
  setSeed: colorWheelSetSeed,
  start: (channel, { key, amount }, colors) =>
    channel.request(colorWheelStartRound, {
      key,
      stakes: stakesOf(BigInt(amount), colors).map((stake) => ({
        color: stake.color,
        amount: `${stake.amount}`,
      })),
    }),
  move: null,
  cash: null,
};
