import { expect, it } from 'vitest';
import { tabOf, tabSearch } from './tabs.ts';

it('reads the tab of an address; any unknown value is the lobby', () => {
  expect([tabOf('slot'), tabOf(null), tabOf('casino')]).toEqual(['slot', 'lobby', 'lobby']);
});

it('writes it back and keeps open pages and their parameters', () => {
  expect(tabSearch('?z=search&q=naga', 'fish')).toBe('?z=search&q=naga&tab=fish');
  expect(tabSearch('?tab=fish&z=login', 'lobby')).toBe('?z=login');
  expect(tabSearch('?tab=fish', 'lobby')).toBe('');
});
