import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from './config.ts';
import { openLog } from './core/log.ts';
import { openHouse } from './house.ts';
import { GAMES } from './play/games/games.ts';

/** Maximum duration of a shutdown: a request that does not end must not block it. */
const LONGEST_CLOSE_MS = 10_000;

/** Runs one house until SIGTERM or SIGINT. Settings: the table in README.md. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = openLog(config.logLevel);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was left rejected'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the house stops: its state cannot be trusted');
    process.exit(1);
  });

  const opening = openHouse({ config, log, games: config.games.map((game) => GAMES[game]) });
  let leaving = false;
  const leave = async (signal: NodeJS.Signals) => {
    if (leaving) return;
    leaving = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), config.drain + LONGEST_CLOSE_MS).unref();
    await opening.then(
      async (house) => {
        if (config.drain > 0) {
          await house.drain();
          await sleep(config.drain);
        }
        await house.close();
      },
      () => {},
    );
    process.exit(0);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);

  const { url, outbox } = await opening.catch((error) => {
    log.debug({ err: error }, 'the house could not be opened');
    throw error;
  });
  process.stdout.write(`Kilat is open at ${url} (play money, market ${config.market.id})\n`);
  if (outbox !== null)
    process.stdout.write(`The sandbox's pages open by this link, for you alone: ${outbox}\n`);
}

/** The error message for the person who started the house; the stack is in the log at level debug. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} is not allowed here. Set PORT to 1024 or more.`;
  // Drizzle's message only contains the statement.
  return error.cause instanceof Error ? `${message}: ${error.cause.message}` : message;
}

main().catch((error) => {
  process.stderr.write(`kilat: ${explain(error)}\n`);
  process.exit(1);
});
