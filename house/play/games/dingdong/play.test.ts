import { testPlay } from '../../../testing/games/testPlay.ts';
import { TESTED_DINGDONG } from './testTable.ts';

testPlay(TESTED_DINGDONG);
