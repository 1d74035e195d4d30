import { testPlay } from '../pools/testPlay.ts';
import { TESTED_DICE } from './testDice.ts';

testPlay(TESTED_DICE);
