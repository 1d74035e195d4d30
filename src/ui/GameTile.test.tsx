// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { setDataSaver } from '../state/dataSaver.ts';
import { GameTile } from './GameTile.tsx';
import { find, render } from './testRender.ts';

const GARUDA = {
  id: 'garuda-emas',
  title: 'Garuda Emas',
  firm: 'samudra',
  type: 'slot',
  cover: '/covers/garuda-emas',
  isNew: false,
} as const;

beforeAll(() => startI18n('id', ['common']));
beforeEach(() => setDataSaver(false));

const show = (game: typeof GARUDA | (Omit<typeof GARUDA, 'isNew'> & { isNew: boolean }), priority = false) =>
  render(<GameTile game={game} priority={priority} />);
const picture = () => find<HTMLImageElement>('img');
const happens = (event: string) => act(async () => picture().dispatchEvent(new Event(event)));

it("leads to the game's page and is named by its title", async () => {
  await show(GARUDA);
  expect(find('a').getAttribute('href')).toBe('/game/garuda-emas');
  expect(find('a').textContent).toBe('Garuda Emas');
  expect(picture().alt).toBe('');
});

it('keeps the place of its cover and offers both sizes of it', async () => {
  await show(GARUDA);
  expect([picture().width, picture().height]).toEqual([180, 240]);
  expect(picture().srcset).toBe('/covers/garuda-emas-180.webp 180w, /covers/garuda-emas-360.webp 360w');
  expect(picture().sizes).not.toBe('');
  expect(picture().getAttribute('loading')).toBe('lazy');
});

it('offers the small file alone when data is to be spared', async () => {
  setDataSaver(true);
  await show(GARUDA);
  expect(picture().getAttribute('srcset')).toBeNull();
  expect(picture().getAttribute('src')).toBe('/covers/garuda-emas-180.webp');
});

it('loads the covers of the first screen at once', async () => {
  await show(GARUDA, true);
  expect(picture().getAttribute('loading')).toBe('eager');
});

it('draws the title where the cover cannot be had, and says it once', async () => {
  await show(GARUDA);
  await happens('error');
  expect(document.querySelector('img')).toBeNull();
  const drawn = find('[aria-hidden=true]');
  expect(drawn.textContent).toBe('Garuda Emas');
});

it('says that a game is new', async () => {
  await show({ ...GARUDA, isNew: true });
  expect(find('a').textContent).toBe('BaruGaruda Emas');
});
