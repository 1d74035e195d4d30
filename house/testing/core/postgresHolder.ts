import { startPostgres } from '../../core/db/postgres.ts';

/** A process with a house's private database: starts it, prints its address, and runs until it is killed. */
const [folder, backupDir = null] = process.argv.slice(2);
if (!folder) throw new Error('usage: postgresHolder.ts <folder> [<folder for backups>]');
const log = { info: () => {}, warn: () => {} };
startPostgres(folder, log, { durable: false, backupDir }).then(
  ({ url }) => process.stdout.write(`${url}\n`),
  (error) => {
    process.stdout.write(`${error.message}\n`);
    process.exit(1);
  },
);
