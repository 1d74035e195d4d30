import { pino } from 'pino';
import type { Database } from '../../core/db/database.ts';
import { openSealer } from '../../core/secrets/openSealer.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';

/** The sealer of houses that share a database and have no configured key, as test houses do. */
export function testSealer(db: Database): Promise<Sealer> {
  const config = { secretsKeys: [], databaseUrl: db.url, dataDir: '' };
  return openSealer({ db, log: pino({ level: 'silent' }), config });
}
