import { printLine, runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { type Database, openDatabase } from './core/db/database.ts';
import { startPostgres } from './core/db/postgres.ts';
import { addOperator, endOperator, operatorsOf } from './money/ledger/operators/operatorLogins.ts';

/**
 * `npm run operators`: lists the operators in the database in the house's settings (docs/operators.md). `-- add <name>` adds
 * one and prints the address of the login, `-- end <name>` ends one.
 */
async function main(): Promise<number> {
  const [word, ...rest] = process.argv.slice(2);
  const name = rest.join(' ');
  const config = loadConfig(process.env);
  const log = { info: () => {}, warn: printLine };
  const { databaseUrl, dataDir, backupDir } = config;
  const server = databaseUrl ? null : await startPostgres(dataDir, log, { role: 'tool', backupDir });
  const db = openDatabase(config.migrateDatabaseUrl ?? databaseUrl ?? server?.url ?? '', { max: 1 });
  try {
    if (word === undefined) await list(db);
    else if (word === 'add' && name) printLine(`${name} connects to: ${await addOperator(db, name)}`);
    else if (word === 'end' && name) await endOperator(db, name);
    else {
      printLine('npm run operators [-- add <name> | end <name>]');
      return 1;
    }
    return 0;
  } finally {
    await db.close();
    await server?.stop();
  }
}

async function list(db: Database): Promise<void> {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const all = await operatorsOf(db);
  for (const { name, login, addedAt, endedAt } of all)
    printLine(
      `${name}: ${login ?? 'by the desk'}, since ${day(addedAt)}${endedAt === null ? '' : `, ended ${day(endedAt)}`}`,
    );
  if (all.length === 0) printLine('There are no operators yet: npm run operators -- add <name>');
}

runCommand(main, 'message');
