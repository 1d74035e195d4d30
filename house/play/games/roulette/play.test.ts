import { testPlay } from '../pools/testPlay.ts';
import { TESTED_ROULETTE } from './testTable.ts';

testPlay(TESTED_ROULETTE);
