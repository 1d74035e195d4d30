import type { RollerRound as ToldRound } from '../../../../contract/games/roller/channel.ts';
import { isRolled, type RollerChoice } from '../../../../contract/games/roller/rules.ts';
import type { Rate } from '../../../../contract/money.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

export interface RollerRound extends SoloRound, RollerChoice {
  /** Hundredths, 0 to 9,999. */
  result: number;
  /** Whether the choice won, and the payout rate of a win. */
  won: boolean;
  multiplier: Rate;
}

/** Auto-bet settings: the same choice every round. */
interface RollerAuto extends AutoSettings, RollerChoice {}

export interface Roller extends SoloKind {
  round: RollerRound;
  choice: RollerChoice;
  move: never;
  settings: RollerAuto;
}

export function readRoller(received: ToldRound): RollerRound {
  const { choose, isHigher, result, multiplier } = received;
  const won = isRolled({ choose, isHigher }, result);
  return { ...readSoloRound(received), choose, isHigher, result, won, multiplier: BigInt(multiplier) };
}
