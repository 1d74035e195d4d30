import type { EggsRisk, EggsRound as ToldRound } from '../../../../contract/games/eggs/channel.ts';
import type { EggsChoice } from '../../../../contract/games/eggs/rules.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

export interface EggsRound extends SoloRound, EggsChoice {
  /** The prize under each of the five eggs, in 1/10000. */
  prizes: readonly number[];
}

/** Auto-bet settings: the eggs picked in turn, one per round. */
interface EggsAuto extends AutoSettings {
  risk: EggsRisk;
  eggs: readonly number[];
}

export interface Eggs extends SoloKind {
  round: EggsRound;
  choice: EggsChoice;
  move: never;
  settings: EggsAuto;
}

export function readEggs(received: ToldRound): EggsRound {
  const { risk, egg } = received;
  return { ...readSoloRound(received), risk, egg, prizes: received.prizes.map(Number) };
}
