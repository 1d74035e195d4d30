import { poolHand } from './poolHand.ts';
import { poolJourneys } from './poolJourneys.ts';

poolJourneys('dingdong', poolHand('dingdong'));
