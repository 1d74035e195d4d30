/**
 * Writes measured statistics into every title: `npm run slots:stamp`. Titles whose statistics match their definition and number
 * of spins stay unchanged; if a simulated return differs from the stated one, payouts are scaled first. The catalogue is then
 * updated with the results. `-- id id` measures only these again, `-- --spins=10000000` sets the number of spins for returns
 * that cannot be computed exactly.
 */
import { recordOf } from '../../contract/slots/analysis/record.ts';
import { definitionHash, type SlotRecord } from '../../contract/slots/title.ts';
import { catalogueSlots, stateRecords } from './catalogue.ts';
import { fitted } from './fit.ts';
import { readTitle, writeTitle } from './titleFiles.ts';

/** If the return is exact, spins are only needed for deviation and hit rate. */
const SPINS = { simulated: 10_000_000, exact: 1_000_000 };

const args = process.argv.slice(2);
const spins = Number(args.find((arg) => arg.startsWith('--spins='))?.slice(8) ?? SPINS.simulated);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const records = new Map<string, SlotRecord>();

for (const [at, { id, rtp, volatility }] of catalogueSlots().entries()) {
  const title = readTitle(id);
  if (!title) throw new Error(`${id} has no title: npm run slots:generate`);
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const hash = definitionHash(title.slot);
  const before = title.record;
  const isStamped = before?.hash === hash && (before.method === 'exact' || before.spins >= spins);
  if (isStamped && wanted.length === 0) {
    records.set(id, before);
    continue;
  }
  const started = Date.now();
  const { slot, record } = fitted(title.slot, rtp, (one) =>
    recordOf(one, { ...SPINS, simulated: spins, seed: 1_000 + at }),
  );
  writeTitle({ ...title, slot, record });
  records.set(id, record);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${id} ${title.slot.model} ${record.method} rtp ${record.rtp} ± ${record.standardError} of ${rtp}`,
    `hit ${record.hitRate} dev ${record.deviation} class ${record.volatility} of ${volatility}, ${seconds} s`,
  );
}
stateRecords(records);
