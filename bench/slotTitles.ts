import { RATE_OF_A_BET } from '../contract/slots/round.ts';
import type { SlotRecord } from '../contract/slots/title.ts';
import { openDatabase } from '../house/core/db/database.ts';
import { startPostgres } from '../house/core/db/postgres.ts';
import { reconcile } from '../house/money/ledger/reconcile/reconcile.ts';
import { readTitles } from '../house/providers/sandbox/slots/titles.ts';
import { readSeed } from '../house/site/catalogue/seed.ts';
import { QUIET } from './load/benchHouse.ts';

/** Shared code of the slot benchmarks: the played titles, and the comparison of their returns with the stated ones. */

const TITLES = 10;
/** In standard errors. */
const MOST_OFF = 3;

/** The totals of a title's spins, in bets. */
export class Tally {
  spins = 0;
  returned = 0;

  /** The deviation of the return in standard errors, by the stated deviation of one spin. */
  off({ rtp, deviation }: SlotRecord): number {
    return (this.returned / this.spins - rtp / RATE_OF_A_BET) / (deviation / Math.sqrt(this.spins));
  }
}

export interface PlayedTitle {
  id: string;
  /** Its provider. */
  provider: string;
  model: string;
  record: SlotRecord;
}

/** One of each model first, then others, in catalogue order. */
export async function playedTitles(): Promise<PlayedTitle[]> {
  const [titles, { games }] = await Promise.all([readTitles(), readSeed()]);
  const all = games.flatMap(({ id, firm: provider }) => {
    const title = titles.get(id);
    return title?.record ? [{ id, provider, model: title.slot.model, record: title.record }] : [];
  });
  const models = [...new Set(all.map(({ model }) => model))];
  const firsts = models.flatMap((model) => all.find((one) => one.model === model) ?? []);
  return [...firsts, ...all.filter((one) => !firsts.includes(one))].slice(0, TITLES);
}

/** Prints each title's result. Returns whether all match their stated returns. */
export function agree(out: Console, games: readonly PlayedTitle[], tallyOf: (id: string) => Tally): boolean {
  out.table(
    games.map(({ id, model, record }) => {
      const tally = tallyOf(id);
      return {
        ...{ id, model, spins: tally.spins, stamped: record.rtp / RATE_OF_A_BET },
        played: (tally.returned / tally.spins).toFixed(4),
        'standard errors': tally.off(record).toFixed(2),
      };
    }),
  );
  const off = games.filter(({ id, record }) => !(Math.abs(tallyOf(id).off(record)) <= MOST_OFF));
  for (const { id } of off) out.log(`${id} is more than three standard errors off`);
  return off.length === 0;
}

/** Prints inconsistencies of a house's ledger. Returns whether there are none. */
export async function inOrder(out: Console, dataDir: string): Promise<boolean> {
  const postgres = await startPostgres(dataDir, QUIET, { role: 'tool' });
  const db = openDatabase(postgres.url, { max: 2 });
  try {
    const faults = await reconcile(db);
    for (const fault of faults) out.log(JSON.stringify(fault));
    return faults.length === 0;
  } finally {
    await db.close();
    await postgres.stop();
  }
}
