import type { ModelKey } from '../../contract/slots/models.ts';
import type { CatalogueSlot } from './catalogue.ts';

/** The models for each theme, used in turn. */
const BY_THEME: Record<string, readonly ModelKey[]> = {
  classic: ['threeReels'],
  fruit: ['threeReels', 'cluster', 'ways243'],
  gems: ['cluster', 'cluster', 'holdAndWin'],
  fortune: ['holdAndWin', 'holdAndWin', 'holdAndWin', 'lines20', 'threeReels'],
  sea: ['ways243', 'holdAndWin', 'lines20'],
  city: ['lines20', 'ways243', 'cluster'],
  adventure: ['ways4096', 'lines20', 'holdAndWin', 'ways243'],
  myth: ['lines20', 'ways4096', 'ways243', 'lines20', 'holdAndWin'],
  nature: ['ways243', 'ways4096', 'lines20', 'ways4096', 'ways243', 'threeReels'],
};

/** The lowest volatility at which a model is used. */
const LEAST: Record<ModelKey, number> = {
  threeReels: 1,
  lines20: 1,
  ways243: 1,
  ways4096: 3,
  cluster: 2,
  holdAndWin: 2,
};

/** Assigns a model to each slot: those of its theme in turn, as far as its volatility allows. */
export function assignModels(slots: readonly CatalogueSlot[]): Map<string, ModelKey> {
  const turns = new Map<string, number>();
  return new Map(
    slots.map(({ id, theme, volatility }) => {
      const fit = (BY_THEME[theme] ?? []).filter((model) => volatility >= LEAST[model]);
      const models: readonly ModelKey[] = fit.length > 0 ? fit : ['lines20'];
      const group = `${theme} ${models.length}`;
      const turn = turns.get(group) ?? 0;
      turns.set(group, turn + 1);
      return [id, models[turn % models.length]!];
    }),
  );
}
