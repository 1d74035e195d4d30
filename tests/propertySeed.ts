import fc from 'fast-check';
import { timesOf } from './longRun.ts';

/** Vitest's setup file: property tests use the same cases in every `npm test`, and new ones in the long run. */
const SEED = 20_261_129;

fc.configureGlobal({ seed: timesOf({ short: SEED, long: Date.now() }) });
