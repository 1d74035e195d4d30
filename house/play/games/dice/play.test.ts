import { testPlay } from '../../../testing/games/testPlay.ts';
import { TESTED_DICE } from './testTable.ts';

testPlay(TESTED_DICE);
