import { testPlay } from '../../../testing/games/testPlay.ts';
import { TESTED_ROULETTE } from './testTable.ts';

testPlay(TESTED_ROULETTE);
