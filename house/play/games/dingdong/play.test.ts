import { testPlay } from '../pools/testPlay.ts';
import { TESTED_DINGDONG } from './testTable.ts';

testPlay(TESTED_DINGDONG);
