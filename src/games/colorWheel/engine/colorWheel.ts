import type {
  ColorWheelRound as ToldRound,
  WheelColor,
} from '../../../../contract/games/colorWheel/channel.ts';
import type { ColorWheelChoice } from '../../../../contract/games/colorWheel/rules.ts';
import type { Minor } from '../../../../contract/money.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

export interface ColorWheelRound extends SoloRound, ColorWheelChoice {
  /** Where the wheel stopped. */
  segment: number;
  color: WheelColor;
}

/** Auto-bet settings: every round bets on the same colours with the same split. */
interface ColorWheelAuto extends AutoSettings {
  colors: readonly WheelColor[];
}

export interface ColorWheel extends SoloKind {
  round: ColorWheelRound;
  /** The chosen colours; the stake is split evenly. */
  choice: readonly WheelColor[];
  move: never;
  settings: ColorWheelAuto;
}

export function readColorWheel(received: ToldRound): ColorWheelRound {
  const stakes = received.stakes.map(({ color, amount }) => ({ color, amount: BigInt(amount) }));
  return { ...readSoloRound(received), stakes, segment: received.segment, color: received.color };
}

/** Splits a stake over colours as evenly as possible; the first ones get the remainder. */
export function stakesOf(
  stake: Minor,
  colors: readonly WheelColor[],
): { color: WheelColor; amount: Minor }[] {
  const count = BigInt(colors.length);
  return colors.map((color, i) => ({
    color,
    amount: stake / count + (BigInt(i) < stake % count ? 1n : 0n),
  }));
}
