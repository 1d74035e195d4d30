import { poolHand } from './poolHand.ts';
import { poolJourneys } from './poolJourneys.ts';

poolJourneys('roulette', poolHand('roulette'));
