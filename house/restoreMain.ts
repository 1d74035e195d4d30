import { parseArgs } from 'node:util';
import { printLine, runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { restoreDatabase } from './core/backup/restore.ts';

/**
 * `npm run restore`: restores the private database from BACKUP_DIR, while no house runs on it. `-- --at 2026-11-24T03:10:00Z`
 * restores the state at that time, `-- --replace` moves an existing database aside.
 */
async function main(): Promise<number> {
  const { backupDir, dataDir } = loadConfig(process.env);
  if (backupDir === null) throw new Error('BACKUP_DIR is not set: docs/backup.md.');
  const { values } = parseArgs({ options: { at: { type: 'string' }, replace: { type: 'boolean' } } });
  const { at, replace = false } = values;
  if (at !== undefined && (!/(Z|[+-]\d\d:\d\d)$/.test(at) || Number.isNaN(Date.parse(at))))
    throw new Error(`--at must be a moment with its zone, such as 2026-11-24T03:10:00Z, not "${at}".`);
  const options = { backupDir, at: at === undefined ? null : new Date(at), replace };
  const { from, lastChange, replaced } = await restoreDatabase(dataDir, options, {
    info: printLine,
    warn: printLine,
  });
  printLine(
    `restored from ${from.folder}, with all changes until ${(lastChange ?? from.endedAt).toISOString()}`,
  );
  if (replaced) printLine(`the database that was there lies in ${replaced}`);
  printLine(
    'next: put secrets.key back into DATA_DIR (or set SECRETS_KEY), npm run reconcile -- --full, npm start',
  );
  return 0;
}

runCommand(main, 'message');
