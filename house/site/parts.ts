import type { Market } from '../../contract/markets.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** What every part of the site's own area stands on. */
export interface SiteParts {
  db: Database;
  clock: Clock;
  market: Market;
}
