// @vitest-environment dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { find, press, render } from '../testRender.ts';
import { ChipRow } from './choices.tsx';

const KINDS = [
  { key: 'slot', label: 'Slot', count: 1284 },
  { key: 'fish', label: 'Ikan' },
] as const;

function Kinds() {
  const [kind, setKind] = useState<'slot' | 'fish'>('slot');
  return <ChipRow label={'Jenis'} options={KINDS} value={kind} onChange={setKind} />;
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')];

it('is a named group of radio buttons with one checked', async () => {
  await render(<Kinds />);
  expect(find('[role=radiogroup]').getAttribute('aria-label')).toBe('Jenis');
  expect(radios().map(({ type, checked }) => [type, checked])).toEqual([
    ['radio', true],
    ['radio', false],
  ]);
  // The same name, so that the browser's arrow keys move from chip to chip.
  expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
});

it('names every chip by its text and count', async () => {
  await render(<Kinds />);
  expect(radios().map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Slot1.284', 'Ikan']);
});

it('selects the pressed chip', async () => {
  await render(<Kinds />);
  await press(radios()[1]?.labels?.[0] as HTMLElement);
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
});

it('keeps two rows independent', async () => {
  await render(
    <>
      <Kinds />
      <Kinds />
    </>,
  );
  await press(radios()[3] as HTMLElement);
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false, true]);
});
