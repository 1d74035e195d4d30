import type { StairsRound as ToldRound } from '../../../contract/games/stairs/channel.ts';
import {
  stairsCashRound,
  stairsCurRound,
  stairsMyPastRound,
  stairsMyRound,
  stairsMySeeds,
  stairsPastRound,
  stairsRoundUpdate,
  stairsSelectCard,
  stairsSetSeed,
  stairsStartRound,
} from '../../../contract/games/stairs/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { readStairs, type Stairs } from './engine/stairs.ts';

/** The API mapping of stairs. */
export const STAIRS_WIRE: SoloWire<Stairs, ToldRound> = {
  key: 'stairs',
  read: readStairs,
  current: stairsCurRound,
  update: stairsRoundUpdate,
  mine: stairsMyRound,
  history: stairsMyPastRound,
  past: stairsPastRound,
  seeds: stairsMySeeds,
  setSeed: stairsSetSeed,
  start: (channel, request, choice) =>
    channel.request(stairsStartRound, { ...request, ...choice, path: choice.path && [...choice.path] }),
  move: (channel, request, place) => channel.request(stairsSelectCard, { ...request, place }),
  cash: stairsCashRound,
};
