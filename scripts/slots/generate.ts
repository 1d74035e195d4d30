/**
 * Generates the titles of the sandbox providers: each slot of the catalogue gets a model, reels, payouts and a feature, drawn
 * from its seed and solved for the return and the volatility that the catalogue states. Existing titles stay; named ones (`--
 * id id`) are regenerated, and `-- model model` restricts the models.
 */
import { simulate } from '../../contract/slots/analysis/simulate.ts';
import type { ModelKey } from '../../contract/slots/models.ts';
import { volatilityOf } from '../../contract/slots/volatility.ts';
import { assignModels } from './assign.ts';
import { type CatalogueSlot, catalogueSlots } from './catalogue.ts';
import { Chance } from './chance.ts';
import { cluster } from './drafts/cluster.ts';
import type { Drafter } from './drafts/draft.ts';
import { holdAndWin } from './drafts/holdAndWin.ts';
import { lines20 } from './drafts/lines20.ts';
import { threeReels } from './drafts/threeReels.ts';
import { ways243 } from './drafts/ways243.ts';
import { ways4096 } from './drafts/ways4096.ts';
import { readTitle, writeTitle } from './titleFiles.ts';
import { offOf, tune } from './tune.ts';

const DRAFTS: Record<ModelKey, Drafter> = { threeReels, lines20, ways243, ways4096, cluster, holdAndWin };
const SPINS = 100_000;
/** Minimum hit rate of spins, and the number of drafts per title to reach it. */
const LEAST_HITS = 0.115;
const TRIES = 4;

const slots = catalogueSlots();
const models = assignModels(slots);
const wanted = process.argv.slice(2);

for (const of of slots) if (isWanted(of.id, models.get(of.id)!)) write(of);

function isWanted(id: string, model: ModelKey): boolean {
  if (wanted.includes(id)) return true;
  return (wanted.length === 0 || wanted.includes(model)) && readTitle(id) === null;
}

function write(of: CatalogueSlot): void {
  const started = Date.now();
  const model = models.get(of.id)!;
  const { slot, seen } = best(of, model);
  const { motif, skin, palette, scene, pattern } = of.art;
  writeTitle({ id: of.id, slot, look: { motif, skin, theme: of.theme, palette, scene, pattern } });
  const off = offOf(of, slot);
  console.log(
    `${of.id} ${model} vol ${of.volatility}/${volatilityOf(seen.deviation)} dev ${seen.deviation.toFixed(2)}`,
    `off ${off?.toFixed(2) ?? (seen.average - of.rtp).toFixed(0)} hit ${seen.hitRate.toFixed(3)}`,
    `feature 1/${Math.round(1 / seen.featureRate)} cap ${slot.cap} seen ${Math.round(seen.highest / 1e4)}`,
    `buy ${'buy' in slot ? (slot.buy ?? 0) / 1e4 : 0} ${Date.now() - started} ms`,
  );
}

/** The first draft that meets all requirements, or else the closest one. */
function best(of: CatalogueSlot, model: ModelKey) {
  let found: ReturnType<typeof tried> | null = null;
  for (let n = 0; n < TRIES; n++) {
    const next = tried(of, model, n);
    if (!found || next.flaws < found.flaws) found = next;
    if (found.flaws === 0) break;
  }
  return found!;
}

function tried(of: CatalogueSlot, model: ModelKey, n: number) {
  const slot = tune(of, DRAFTS[model](of, new Chance(of.art.seed + n * 1_009)), SPINS);
  const seen = simulate(slot, SPINS * 2, of.art.seed + 99);
  const off = Math.abs(offOf(of, slot) ?? 0);
  const flaws =
    Math.abs(volatilityOf(seen.deviation) - of.volatility) +
    (off > 4 ? off / 4 : 0) +
    Math.max(0, (LEAST_HITS - seen.hitRate) * 20);
  return { slot, seen, flaws };
}
