// @vitest-environment dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { find, press, render } from '../testRender.ts';
import { OptionCards } from './OptionCards.tsx';

const GIFTS = [
  { key: 'first', title: 'Bonus pertama', text: 'Mulai Rp50.000', icon: 'gift', details: ['Putar 5 kali'] },
  { key: null, title: 'Tanpa bonus', text: 'Bisa ditarik kapan saja' },
] as const;

function Gifts() {
  const [gift, setGift] = useState<'first' | null>(null);
  return <OptionCards name="gift" label={'Bonus'} options={GIFTS} value={gift} onChange={setGift} />;
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const names = () => radios().map(({ labels }) => labels?.[0]?.textContent);

it('is a named group of radio buttons, which may include "none"', async () => {
  await render(<Gifts />);
  expect(find('fieldset > legend').textContent).toBe('Bonus');
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
  // The same name, so that the browser's arrow keys move from card to card.
  expect(new Set(radios().map(({ name }) => name))).toEqual(new Set(['gift']));
});

it("selects the pressed card, and shows only the selected one's details", async () => {
  await render(<Gifts />);
  expect(names()).toEqual(['Bonus pertamaMulai Rp50.000', 'Tanpa bonusBisa ditarik kapan saja']);
  await press(radios()[0]?.labels?.[0] as HTMLElement);
  expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
  expect(names()[0]).toBe('Bonus pertamaMulai Rp50.000Putar 5 kali');
});
