import { expect, it } from 'vitest';
import type { GameCard } from '../../../../contract/http/play/catalogue.ts';
import { NO_FILTER } from '../../../shared/catalogue/tabMemory.ts';
import { favouritesIn, filterOf, isNarrowed, themesOf } from './listFilter.ts';

const game = (id: string, type: GameCard['type'], provider: string) =>
  ({ id, title: id, type, firm: provider }) as GameCard;

it('requests all kinds of a tab, or the selected one', () => {
  expect(filterOf('casinoGames', NO_FILTER).types).toEqual(['live', 'table', 'lottery', 'instant', 'egames']);
  const filter = { ...NO_FILTER, kind: 'table', provider: 'samudra', theme: 'classic', sort: 'new' } as const;
  expect(filterOf('casinoGames', filter)).toEqual({
    types: ['table'],
    firm: 'samudra',
    theme: 'classic',
    sort: 'new',
  });
});

it("filters the player's favourites by the tab's kinds and the provider, in the selected order", () => {
  const games = [game('ombak', 'slot', 'a'), game('hiu', 'fish', 'a'), game('garuda', 'slot', 'b')];
  const ids = (filter: Partial<typeof NO_FILTER>) =>
    favouritesIn('slot', { ...NO_FILTER, ...filter }, games).map(({ id }) => id);
  expect(ids({})).toEqual(['ombak', 'garuda']);
  expect(ids({ sort: 'name' })).toEqual(['garuda', 'ombak']);
  expect(ids({ provider: 'b' })).toEqual(['garuda']);
});

it('offers to clear filters, but not a sort order', () => {
  expect(isNarrowed({ ...NO_FILTER, sort: 'name' })).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, theme: 'sea' })).toBe(true);
  expect(isNarrowed({ ...NO_FILTER, favourites: true })).toBe(true);
});

it('offers themes only where the games have different ones', () => {
  expect(themesOf('fish')).toEqual([]);
  expect(themesOf('slot')).not.toContain('sport');
});
