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

/** The API mapping of coin flip: the first side is sent with the start. */
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
  start: (channel, request, choice) => channel.request(sampleStartRound, { ...request, side: side(choice) }),
  move: (channel, request, choice) => channel.request(sampleSelectCard, { ...request, side: side(choice) }),
  cash: sampleCashRound,
};
