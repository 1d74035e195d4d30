// @vitest-environment dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { find, render } from '../../ui/testRender.ts';
import { setDataSaver } from '../device/preferences.ts';
import { GameTile } from './GameTile.tsx';
import { tileCopier } from './tileCopier.ts';

const GARUDA = {
  id: 'garuda-emas',
  title: 'Garuda Emas',
  firm: 'samudra',
  type: 'slot',
  cover: '/covers/garuda-emas',
  isNew: false,
} as const satisfies GameCard;

beforeAll(() => startI18n('id', ['common']));
beforeEach(() => setDataSaver(false));

const show = (game: GameCard) => render(<GameTile game={game} />);
const picture = () => find<HTMLImageElement>('img');

it('links to the game and is named by its title', async () => {
  await show(GARUDA);
  expect(find('a').getAttribute('href')).toBe('/game/samudra/garuda-emas');
  expect(find('a').textContent).toBe('Garuda Emas');
  expect(picture().alt).toBe('');
});

it('reserves the space of its cover and offers both sizes of it', async () => {
  await show(GARUDA);
  expect([picture().width, picture().height]).toEqual([180, 240]);
  expect(picture().srcset).toBe('/covers/garuda-emas-180.webp 180w, /covers/garuda-emas-360.webp 360w');
  expect(picture().sizes).not.toBe('');
  expect(picture().getAttribute('loading')).toBe('lazy');
});

it('offers only the small file with the data saver', async () => {
  setDataSaver(true);
  await show(GARUDA);
  expect(picture().getAttribute('srcset')).toBeNull();
  expect(picture().getAttribute('src')).toBe('/covers/garuda-emas-180.webp');
});

it.each([false, true])(
  'is copied for another game as if rendered for it (data saver: %s)',
  async (saving) => {
    setDataSaver(saving);
    await show({ ...GARUDA, isNew: true, locked: true, rtp: '9600', volatility: 1 });
    const copy = tileCopier(find<HTMLAnchorElement>('a'));
    const locks = [true, true, false, false];
    const numbers = [{}, { rtp: '9700', volatility: 5 }, { rtp: '9400' }, { rtp: '9400', volatility: 2 }];
    for (const isNew of [true, false, true, false]) {
      const naga = { ...GARUDA, id: 'naga-toba', title: 'Naga Toba', cover: '/covers/naga-toba', isNew };
      const locked: GameCard = locks.pop() ? { ...naga, locked: true } : naga;
      const other: GameCard = { ...locked, ...numbers.pop() };
      await show(other);
      expect(copy(other).isEqualNode(find('a'))).toBe(true);
    }
  },
);

it('shows only the title where the cover cannot be loaded', async () => {
  await show(GARUDA);
  await act(async () => picture().dispatchEvent(new Event('error')));
  expect(picture().hidden).toBe(true);
  expect(find('a').textContent).toBe('Garuda Emas');
});

it('shows that a game cannot be played yet, and still links to its page', async () => {
  await show({ ...GARUDA, locked: true });
  expect(find('a').textContent).toBe('Garuda Emas Belum bisa dimainkan');
  expect(find('a').getAttribute('href')).toBe('/game/garuda-emas');
});

it("shows return to player and volatility, outside the link's name", async () => {
  await show({ ...GARUDA, rtp: '9650', volatility: 4 });
  const numbers = find<HTMLElement>('[data-volatility]');
  expect(numbers.textContent).toBe('96,5%');
  expect(numbers.dataset.volatility).toBe('4');
  expect(numbers.getAttribute('aria-hidden')).toBe('true');
});

it("links to Kilat's own games by their keys", async () => {
  await show({ ...GARUDA, id: 'crash', firm: 'kilat' });
  expect(find('a').getAttribute('href')).toBe('/game/crash');
});

it('shows that a game is new', async () => {
  await show({ ...GARUDA, isNew: true });
  expect(find('a').textContent).toBe('Garuda EmasBaru');
});
