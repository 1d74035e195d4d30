// @vitest-environment dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { find, layOut, press, render } from '../testRender.ts';
import { TileRow } from './TileRow.tsx';

beforeAll(() => startI18n('id', ['common']));

let wide: boolean;

beforeEach(() => {
  wide = true;
  layOut(100, 300);
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const row = (count: number) => (
  <TileRow label={'Slot'}>
    {Array.from({ length: count }, (_, at) => (
      <a key={String(at)} href={`/game/${at}`}>
        {at}
      </a>
    ))}
  </TileRow>
);
const buttons = () => [...document.querySelectorAll('button')];
const off = () => buttons().map((button) => button.getAttribute('aria-disabled') === 'true');
const scrollTo = (left: number) =>
  act(async () => {
    find('ul').scrollLeft = left;
    find('ul').dispatchEvent(new Event('scroll'));
  });

it('scrolls by page with two buttons on wide screens, each disabled at its end', async () => {
  await render(row(9));
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Sebelumnya: Slot',
    'Berikutnya: Slot',
  ]);
  expect(off()).toEqual([true, false]);
  await press(buttons()[1] as HTMLElement);
  expect(find('ul').scrollLeft).toBe(270);
  await scrollTo(270);
  expect(off()).toEqual([false, false]);
  await scrollTo(600);
  expect(off()).toEqual([false, true]);
});

it('has no buttons where everything is visible, nor on phones', async () => {
  await render(row(3));
  expect(buttons()).toEqual([]);
  wide = false;
  await render(row(9));
  expect(buttons()).toEqual([]);
});

it('moves from tile to tile by the arrow keys and stops at both ends', async () => {
  await render(row(3));
  const tiles = [...document.querySelectorAll('a')];
  const key = (name: string) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    });
  tiles[0]?.focus();
  await key('ArrowLeft');
  expect(document.activeElement).toBe(tiles[0]);
  await key('ArrowRight');
  await key('ArrowRight');
  await key('ArrowRight');
  expect(document.activeElement).toBe(tiles[2]);
  await key('ArrowLeft');
  expect(document.activeElement).toBe(tiles[1]);
});
