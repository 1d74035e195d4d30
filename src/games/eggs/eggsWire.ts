import type { EggsRound as ToldRound } from '../../../contract/games/eggs/channel.ts';
import {
  eggsCurRound,
  eggsMyPastRound,
  eggsMyRound,
  eggsMySeeds,
  eggsPastRound,
  eggsRoundUpdate,
  eggsSetSeed,
  eggsStartRound,
} from '../../../contract/games/eggs/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { type Eggs, readEggs } from './engine/eggs.ts';

/** The API mapping of eggs. */
export const EGGS_WIRE: SoloWire<Eggs, ToldRound> = {
  key: 'eggs',
  read: readEggs,
  current: eggsCurRound,
  update: eggsRoundUpdate,
  mine: eggsMyRound,
  history: eggsMyPastRound,
  past: eggsPastRound,
  seeds: eggsMySeeds,
  setSeed: eggsSetSeed,
  start: (channel, request, choice) => channel.request(eggsStartRound, { ...request, ...choice }),
  move: null,
  cash: null,
};
