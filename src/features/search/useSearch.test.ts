// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, rememberSearch, useRecentSearches } from './useSearch.ts';

beforeEach(forgetSearches);

const recent = () => useRecentSearches.getState();

it('keeps the latest eight, each once, whatever its case', () => {
  for (const words of ['naga', 'Garuda', 'ikan', 'bola', 'dadu', 'roda', 'lotre', 'meja', 'GARUDA ', 'koin'])
    rememberSearch(words);
  expect(recent()).toEqual(['koin', 'GARUDA', 'meja', 'lotre', 'roda', 'dadu', 'bola', 'ikan']);
});

it('keeps nothing of a letter or of blanks', () => {
  for (const words of ['', ' ', 'g ', '  ']) rememberSearch(words);
  expect(recent()).toEqual([]);
});

it('has them at the next visit, until they are cleared', async () => {
  rememberSearch('naga');
  const visit = async () => {
    vi.resetModules();
    return (await import('./useSearch.ts')).useRecentSearches.getState();
  };
  expect(await visit()).toEqual(['naga']);
  forgetSearches();
  expect(await visit()).toEqual([]);
});

it.each(['{', '7', '{"a":1}', '[1, null]'])(
  'begins anew when what was kept is unreadable: %s',
  async (text) => {
    localStorage.setItem('kilat.searches', text);
    vi.resetModules();
    expect((await import('./useSearch.ts')).useRecentSearches.getState()).toEqual([]);
  },
);
