// @vitest-environment dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { type GameCard, slotCollection } from '../../../contract/http/play/catalogue.ts';
import { http } from '../../net/backend.ts';
import { favouriteGames, toggleFavourite } from './favourites.ts';

const game = (id: string): GameCard => ({
  id,
  title: id,
  firm: 'samudra',
  type: 'slot',
  cover: `/covers/${id}`,
  isNew: false,
});

/** A fake server with its own favourites; a refusal leaves them unchanged. */
let stored: GameCard[] = [];
let answer: Promise<unknown> = Promise.resolve();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const shown = () => client.getQueryData(favouriteGames('7').queryKey)?.map(({ id }) => id);

beforeEach(async () => {
  client.clear();
  stored = [game('naga'), game('ombak')];
  answer = Promise.resolve();
  const send = async (_call: unknown, input: { id?: string; liked?: boolean }) => {
    if (input.id === undefined) return { items: stored, total: stored.length, page: 1, count: 60 };
    await answer;
    const others = stored.filter(({ id }) => id !== input.id);
    stored = input.liked ? [game(input.id), ...others] : others;
    return { id: input.id, liked: input.liked };
  };
  vi.spyOn(http, 'send').mockImplementation(send as never);
  await client.fetchQuery(favouriteGames('7'));
});

it('shows a new favourite first, and hides a removed one, before the server has replied', async () => {
  let release: (value?: unknown) => void = () => undefined;
  answer = new Promise((resolve) => {
    release = resolve;
  });
  const put = toggleFavourite(client, '7', game('garuda'));
  await vi.waitFor(() => expect(shown()).toEqual(['garuda', 'naga', 'ombak']));
  release();
  expect(await put).toBe(true);
  expect(stored.map(({ id }) => id)).toEqual(['garuda', 'naga', 'ombak']);
  await toggleFavourite(client, '7', game('naga'));
  expect(shown()).toEqual(['garuda', 'ombak']);
});

it('reverts the change when the server refuses', async () => {
  answer = Promise.reject(new Error('refused'));
  expect(await toggleFavourite(client, '7', game('garuda'))).toBe(false);
  expect(shown()).toEqual(['naga', 'ombak']);
  answer = Promise.reject(new Error('refused'));
  await toggleFavourite(client, '7', game('naga'));
  expect(shown()?.sort()).toEqual(['naga', 'ombak']);
});

it('sends no change while the favourites cannot be loaded', async () => {
  client.clear();
  vi.mocked(http.send).mockRejectedValue(new Error('away')).mockClear();
  await toggleFavourite(client, '7', game('naga'));
  expect(shown()).toBeUndefined();
  expect(vi.mocked(http.send).mock.calls.map(([call]) => call)).toEqual([slotCollection]);
});
