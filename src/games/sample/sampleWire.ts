import type { SampleRound as ToldRound } from '../../../contract/games/sample/channel.ts';
import {
  sampleCashRound,
  sampleCurRound,
  sampleMyPastRound,
  sampleMyRound,
  sampleMySeeds,
  samplePastRound,
  sampleRoundUpdate,
  sampleSelectCard,
  sampleSetSeed,
  sampleStartRound,
} from '../../../contract/games/sample/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { readSample, type Sample, SIDES, type Side } from './engine/sample.ts';

const side = (choice: Side) => SIDES[choice] ?? 'heads';

/** How sample speaks with the house: the first side comes with the start. */
export const SAMPLE_WIRE: SoloWire<Sample, ToldRound> = {
  key: 'sample',
  read: readSample,
  current: sampleCurRound,
  update: sampleRoundUpdate,
  mine: sampleMyRound,
  history: sampleMyPastRound,
  past: samplePastRound,
  seeds: sampleMySeeds,
  setSeed: sampleSetSeed,
  start: (channel, asked, choice) => channel.request(sampleStartRound, { ...asked, side: side(choice) }),
  move: (channel, asked, choice) => channel.request(sampleSelectCard, { ...asked, side: side(choice) }),
  cash: sampleCashRound,
};
