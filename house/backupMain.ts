import pg from 'pg';
import { printLine, runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { dropOldBackups, takeBaseBackup } from './core/backup/baseBackup.ts';
import { startPostgres } from './core/db/postgres.ts';

/** `npm run backup`: copies the private database into BACKUP_DIR while the house runs, and drops the oldest copies. */
async function main(): Promise<number> {
  const { backupDir, backupRetention, dataDir } = loadConfig(process.env);
  if (backupDir === null) throw new Error('BACKUP_DIR is not set: docs/backup.md.');
  const log = { info: () => {}, warn: printLine };
  const server = await startPostgres(dataDir, log, { role: 'tool', backupDir });
  const session = new pg.Client({ connectionString: server.url });
  try {
    await session.connect();
    const { folder } = await takeBaseBackup(session, backupDir);
    printLine(`backed up to ${folder}`);
    const { backups, segments } = await dropOldBackups(backupDir, backupRetention);
    if (backups > 0) printLine(`dropped ${backups} older backups and ${segments} segments of changes`);
    return 0;
  } finally {
    await session.end();
    await server.stop();
  }
}

runCommand(main, 'message');
