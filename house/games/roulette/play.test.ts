import { testPlay } from '../pools/testPlay.ts';
import { TESTED_ROULETTE } from './testRoulette.ts';

testPlay(TESTED_ROULETTE);
