import { parseArgs } from 'node:util';
import { printLine, runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { type Database, openDatabase } from './core/db/database.ts';
import { startPostgres } from './core/db/postgres.ts';
import { isClosed, newestCloses } from './money/ledger/closes/closes.ts';
import { countBooks, type Finding, noteRun, reconcile } from './money/ledger/reconcile/reconcile.ts';
import { CHECKS } from './money/ledger/reconcile/reconcileChecks.ts';
import { reconcileDaily } from './money/ledger/reconcile/reconcileDaily.ts';

interface Options {
  /** Proves the whole history, and every closed day from its rows. */
  full?: boolean | undefined;
  /** The closed day to prove from its rows, '2026-11-29'. If omitted: those since the last proof, and a random older one. */
  day?: string | undefined;
  /** The recorded hash of a close: it must still be among the closes. */
  hash?: string | undefined;
}

/**
 * `npm run reconcile`: proves the database in the house's settings, which may be in use: the chain of closed days, the open
 * day, the days since the last proof and a random older one. `-- --full` proves everything. Exit code 0 if all is well, 1 if
 * the books are wrong or the check could not be made.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { full: { type: 'boolean' }, day: { type: 'string' }, hash: { type: 'string' } },
  });
  const config = loadConfig(process.env);
  const log = { info: () => {}, warn: (message: string) => printLine(message) };
  const { databaseUrl, dataDir, backupDir } = config;
  const server = databaseUrl ? null : await startPostgres(dataDir, log, { role: 'tool', backupDir });
  try {
    return await check(databaseUrl ?? server?.url ?? '', values);
  } finally {
    await server?.stop();
  }
}

async function check(url: string, { full, day, hash }: Options): Promise<number> {
  const db = openDatabase(url, { max: 1 });
  try {
    if (full) await printBooks(db);
    const { findings, checks, days } = await reconcileDaily(db, { day: full ? 'all' : day });
    const whole = full ? await reconcile(db) : [];
    if (hash !== undefined && !(await isClosed(db, hash)))
      findings.push({
        check: 'the hash that was written down is of a closed day',
        count: 1,
        examples: [hash],
      });
    const all = [...findings, ...whole];
    all.forEach(printFinding);
    await noteRun(db, all);
    for (const close of await newestCloses(db))
      printLine(`${close.day} of ${close.currency} is closed: ${close.hash}`);
    if (days.length > 0) printLine(`proved from their transfers: ${days.join(', ')}`);
    const made = checks + (full ? CHECKS.length : 0) + (hash === undefined ? 0 : 1);
    printLine(`${made - all.length} of ${made} checks hold`);
    return all.length > 0 ? 1 : 0;
  } finally {
    await db.close();
  }
}

async function printBooks(db: Database): Promise<void> {
  const { rows, balances, voids } = await countBooks(db);
  printLine(
    Object.entries(rows)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  for (const { cause, rounds } of voids) printLine(`${rounds} rounds void: ${cause}`);
  for (const { currency, kind, accounts, balance } of balances)
    printLine(
      `${currency} ${kind.padEnd(6)} ${String(balance).padStart(20)} minor units in ${accounts} accounts`,
    );
}

function printFinding({ check, count, examples }: Finding): void {
  printLine(`WRONG: ${check} (${count})`);
  for (const example of examples) printLine(`  ${example}`);
}

runCommand(main);
