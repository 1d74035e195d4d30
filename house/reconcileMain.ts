import { runCommand, say } from './command.ts';
import { loadConfig } from './config.ts';
import { openDatabase } from './core/db/database.ts';
import { startPostgres } from './core/db/postgres.ts';
import { countBooks, type Finding, noteRun, reconcile } from './money/ledger/reconcile.ts';
import { CHECKS } from './money/ledger/reconcileChecks.ts';

/**
 * `npm run reconcile`: proves the database of the same settings as the house, which may be running.
 * Exit code 0 when all is well, 1 when something is wrong with the books or the check could not be made.
 */
async function main(): Promise<number> {
  const config = loadConfig(process.env);
  const log = { info: () => {}, warn: (message: string) => say(message) };
  const { databaseUrl, dataDir, backupDir } = config;
  const server = databaseUrl ? null : await startPostgres(dataDir, log, { role: 'tool', backupDir });
  try {
    return await check(databaseUrl ?? server?.url ?? '');
  } finally {
    await server?.stop();
  }
}

async function check(url: string): Promise<number> {
  const db = openDatabase(url, { max: 1 });
  try {
    const { rows, balances } = await countBooks(db);
    say(
      Object.entries(rows)
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
    );
    for (const { currency, kind, accounts, balance } of balances)
      say(
        `${currency} ${kind.padEnd(6)} ${String(balance).padStart(20)} minor units in ${accounts} accounts`,
      );
    const findings = await reconcile(db);
    findings.forEach(tell);
    await noteRun(db, findings);
    say(`${CHECKS.length - findings.length} of ${CHECKS.length} checks hold`);
    return findings.length > 0 ? 1 : 0;
  } finally {
    await db.close();
  }
}

function tell({ check, count, examples }: Finding): void {
  say(`WRONG: ${check} (${count})`);
  for (const example of examples) say(`  ${example}`);
}

runCommand(main);
