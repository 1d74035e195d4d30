// @vitest-environment dom
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import type { ListPage } from '../../../contract/http/page.ts';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { find, render } from '../../ui/testRender.ts';
import { GAMES_A_PAGE } from './catalogue.ts';
import { GameTile } from './GameTile.tsx';
import { GamePages, GridRows } from './gridRows.ts';

const COLUMNS = 4;
const TOTAL = 70;
const card = (at: number): GameCard => ({
  id: `game-${at}`,
  title: `Game ${at}`,
  firm: 'kilat',
  type: 'slot',
  cover: `/covers/game-${at}`,
  isNew: at % 7 === 0,
});

beforeAll(() => startI18n('id', ['common']));

/** Rows with pages that the test resolves or rejects. */
async function rows(list: string) {
  await render(<GameTile game={{ ...card(0), title: '', locked: true, rtp: '9600', volatility: 1 }} />);
  const waiting = new Map<number, { answer: () => void; refuse: () => void }>();
  const pages = new GamePages(new QueryClient(), (page) => ({
    queryKey: [list, page] as readonly unknown[],
    retry: false,
    queryFn: () =>
      new Promise<ListPage<GameCard>>((resolve, reject) => {
        const items = Array.from({ length: GAMES_A_PAGE }, (_, at) => card((page - 1) * GAMES_A_PAGE + at));
        waiting.set(page, {
          answer: () => resolve({ items, total: TOTAL, page, count: items.length }),
          refuse: () => reject(new Error('refused')),
        });
      }),
  }));
  const failed: (readonly number[])[] = [];
  const element = document.body.appendChild(document.createElement('div'));
  const options = { list: element, pattern: find<HTMLAnchorElement>('a'), pages, columns: COLUMNS };
  const drawn = new GridRows({
    ...options,
    rowHeight: 100,
    total: TOTAL,
    onFailed: (now) => failed.push(now),
  });
  const titles = () => [...element.querySelectorAll('a')].map(({ text }) => text.replace('Baru', ''));
  return { drawn, element, waiting, failed, titles, pages };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const named = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `Game ${from + i}`);

it('renders skeletons until a page has arrived, and then its games in order', async () => {
  const { drawn, element, waiting, titles } = await rows('come');
  drawn.show({ from: 0, to: 2 });
  expect(titles()).toEqual([]);
  expect(element.querySelectorAll('[aria-hidden=true]')).toHaveLength(8);
  waiting.get(1)?.answer();
  await settled();
  expect(titles()).toEqual(named(0, 8));
  expect(element.querySelector('[aria-posinset="8"]')?.textContent).toBe('Game 7Baru');
  const lost = element.querySelector('img');
  lost?.dispatchEvent(new Event('error'));
  expect(lost?.hidden).toBe(true);
  drawn.destroy();
  expect(element.childElementCount).toBe(0);
});

it('keeps the order of the list while rows are added and removed at both ends, and requests only visible pages', async () => {
  const { drawn, waiting, titles } = await rows('order');
  for (const [from, to] of [
    [4, 6],
    [2, 6],
    [3, 8],
    [0, 4],
  ] as const) {
    drawn.show({ from, to });
    waiting.get(1)?.answer();
    waiting.get(2)?.answer();
    await settled();
    expect(titles()).toEqual(named(from * COLUMNS, to * COLUMNS));
  }
  expect([...waiting.keys()]).toEqual([1, 2]);
  drawn.show({ from: 17, to: 18 });
  await settled();
  expect([...waiting.keys()]).toEqual([1, 2, 3]);
  waiting.get(3)?.answer();
  await settled();
  expect(titles()).toEqual(named(68, 70));
  drawn.destroy();
});

it('reports a page that cannot be loaded, and renders it when it can', async () => {
  const { drawn, waiting, failed, titles, pages } = await rows('fail');
  drawn.show({ from: 0, to: 1 });
  waiting.get(1)?.refuse();
  await settled();
  expect(failed.at(-1)).toEqual([1]);
  void pages.of(1).read().refetch();
  await settled();
  waiting.get(1)?.answer();
  await settled();
  expect(failed.at(-1)).toEqual([]);
  expect(titles()).toEqual(named(0, 4));
  drawn.destroy();
});
