import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';

/** What every part of the site's own area stands on. */
export interface SiteParts {
  db: Database;
  clock: Clock;
  market: Market;
}
