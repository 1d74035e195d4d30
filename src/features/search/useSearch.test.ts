// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, rememberSearch, useRecentSearches } from './useSearch.ts';

beforeEach(forgetSearches);

const recent = () => useRecentSearches.getState();

it('keeps the latest eight, without duplicates, ignoring case', () => {
  for (const words of ['naga', 'Garuda', 'ikan', 'bola', 'dadu', 'roda', 'lotre', 'meja', 'GARUDA ', 'koin'])
    rememberSearch(words);
  expect(recent()).toEqual(['koin', 'GARUDA', 'meja', 'lotre', 'roda', 'dadu', 'bola', 'ikan']);
});

it('does not store single letters or blanks', () => {
  for (const words of ['', ' ', 'g ', '  ']) rememberSearch(words);
  expect(recent()).toEqual([]);
});

it('are still there at the next visit, until they are cleared', async () => {
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
  'starts empty when the stored value is unreadable: %s',
  async (text) => {
    localStorage.setItem('kilat.searches', text);
    vi.resetModules();
    expect((await import('./useSearch.ts')).useRecentSearches.getState()).toEqual([]);
  },
);
