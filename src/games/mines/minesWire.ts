import type { MinesRound as ToldRound } from '../../../contract/games/mines/channel.ts';
import {
  minesCashRound,
  minesCurRound,
  minesMyPastRound,
  minesMyRound,
  minesMySeeds,
  minesPastRound,
  minesRoundUpdate,
  minesSelectCard,
  minesSetSeed,
  minesStartRound,
} from '../../../contract/games/mines/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { type Mines, readMines } from './engine/mines.ts';

/** The API mapping of mines. */
export const MINES_WIRE: SoloWire<Mines, ToldRound> = {
  key: 'mines',
  read: readMines,
  current: minesCurRound,
  update: minesRoundUpdate,
  mine: minesMyRound,
  history: minesMyPastRound,
  past: minesPastRound,
  seeds: minesMySeeds,
  setSeed: minesSetSeed,
  start: (channel, request, choice) => channel.request(minesStartRound, { ...request, ...choice }),
  move: (channel, request, tile) => channel.request(minesSelectCard, { ...request, tile }),
  cash: minesCashRound,
};
