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

/** A run of auto-bets stakes on the same colours, each as large a part of the whole. */
interface ColorWheelAuto extends AutoSettings {
  colors: readonly WheelColor[];
}

export interface ColorWheel extends SoloKind {
  round: ColorWheelRound;
  /** The colours that are staked on; the stake is shared out evenly. */
  choice: readonly WheelColor[];
  move: never;
  settings: ColorWheelAuto;
}

export function readColorWheel(received: ToldRound): ColorWheelRound {
  const stakes = received.stakes.map(({ color, amount }) => ({ color, amount: BigInt(amount) }));
  return { ...readSoloRound(received), stakes, segment: received.segment, color: received.color };
}

/** A stake shared out over colours as evenly as it goes; the first ones take what is left over. */
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
