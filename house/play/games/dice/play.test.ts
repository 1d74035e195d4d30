import { testPlay } from '../pools/testPlay.ts';
import { TESTED_DICE } from './testTable.ts';

testPlay(TESTED_DICE);
