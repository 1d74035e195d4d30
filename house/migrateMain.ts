import { printLine, runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { openDatabase } from './core/db/database.ts';
import { migrateDatabase, pendingChanges } from './core/db/migrate.ts';
import { startPostgres } from './core/db/postgres.ts';
import { loginOf } from './infrastructure.ts';
import { forgetPlay } from './money/ledger/months.ts';

/**
 * `npm run migrate`: migrates the database in the house's settings to this code's schema, while houses run on it. With `--
 * --check` it prints what it would do and changes nothing; the exit code is then 1 if there is something to do. If play is
 * deleted after some months (`PLAY_KEPT_MONTHS`) it deletes what is due: a running house may not.
 */
async function main(): Promise<number> {
  const config = loadConfig(process.env);
  const log = { info: () => {}, warn: printLine };
  const { databaseUrl, dataDir, backupDir } = config;
  const server = databaseUrl ? null : await startPostgres(dataDir, log, { role: 'tool', backupDir });
  const url = config.migrateDatabaseUrl ?? databaseUrl ?? server?.url ?? '';
  const db = openDatabase(url, { max: 1 });
  try {
    const pending = await pendingChanges(db);
    for (const change of pending) printLine(`pending: ${change}`);
    if (pending.length === 0) printLine("The schema is this code's, or a newer one.");
    if (process.argv.includes('--check')) return pending.length > 0 ? 1 : 0;
    await migrateDatabase(db, {
      house: server ? loginOf(server.house) : loginOf(config),
      log: { info: printLine },
    });
    if (config.playRetention > 0) await forgetPlay(db, config.playRetention);
    return 0;
  } finally {
    await db.close();
    await server?.stop();
  }
}

runCommand(main);
