import type { RollerRound as ToldRound } from '../../../contract/games/roller/channel.ts';
import {
  rollerCurRound,
  rollerMyPastRound,
  rollerMyRound,
  rollerMySeeds,
  rollerPastRound,
  rollerRoundUpdate,
  rollerSetSeed,
  rollerStartRound,
} from '../../../contract/games/roller/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { type Roller, readRoller } from './engine/roller.ts';

/** The API mapping of roller. */
export const ROLLER_WIRE: SoloWire<Roller, ToldRound> = {
  key: 'roller',
  read: readRoller,
  current: rollerCurRound,
  update: rollerRoundUpdate,
  mine: rollerMyRound,
  history: rollerMyPastRound,
  past: rollerPastRound,
  seeds: rollerMySeeds,
  setSeed: rollerSetSeed,
  start: (channel, request, choice) => channel.request(rollerStartRound, { ...request, ...choice }),
  move: null,
  cash: null,
};
