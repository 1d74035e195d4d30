import pg from 'pg';
import { ConfigError, loadConfig } from './config.ts';
import { takeBaseBackup } from './core/backup/baseBackup.ts';
import { dropOldBackups } from './core/backup/retention.ts';
import { startPostgres } from './core/db/postgres.ts';
import { findPlace } from './core/db/postgresPlace.ts';

/** `npm run backup`: copies the private database into BACKUP_DIR while the house runs, and drops the oldest copies. */
async function main(): Promise<void> {
  const { backupDir, backupsKept, dataDir } = loadConfig(process.env);
  if (backupDir === null) throw new Error('BACKUP_DIR is not set: docs/backup.md.');
  const log = { info: () => {}, warn: say };
  const server = await startPostgres(dataDir, log, { role: 'tool', backupDir });
  const session = new pg.Client({ connectionString: server.url });
  try {
    await session.connect();
    const { folder } = await takeBaseBackup(session, await findPlace(dataDir, log), backupDir);
    say(`backed up to ${folder}`);
    const { backups, segments } = await dropOldBackups(backupDir, backupsKept);
    if (backups > 0) say(`dropped ${backups} older backups and ${segments} segments of changes`);
  } finally {
    await session.end();
    await server.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  () => process.exit(0),
  (error) => {
    say(error instanceof ConfigError ? error.message : String(error?.message ?? error));
    process.exit(1);
  },
);
