import { poolHand } from '../support/poolHand.ts';
import { poolJourneys } from '../support/poolJourneys.ts';

poolJourneys('dice', poolHand('dice'));
