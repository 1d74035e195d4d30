import { testPlay } from '../pools/testPlay.ts';
import { TESTED_DINGDONG } from './testDingdong.ts';

testPlay(TESTED_DINGDONG);
