// @vitest-environment dom
import { act, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { fill, find, press, render } from '../../../ui/testRender.ts';
import { PinPad } from './PinPad.tsx';

const entered: string[] = [];

function ControlledPad({ busy = false }: { busy?: boolean }) {
  const [pin, setPin] = useState('');
  const change = (next: string) => {
    entered.push(next);
    setPin(next);
  };
  return (
    <div role="dialog">
      <button type="button" id="elsewhere" />
      <PinPad label="PIN" value={pin} onChange={change} problem={null} busy={busy} />
    </div>
  );
}

const key = (name: string) => {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((one) => one.textContent === name || one.getAttribute('aria-label') === name);
  if (!found) throw new Error(`no key ${name}`);
  return found;
};
const type = (target: HTMLElement, pressed: string) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
  });
const field = () => find<HTMLInputElement>('input');

beforeAll(() => startI18n('id', ['common', 'security']));

describe('the keypad', () => {
  it('accepts and deletes digits by thumb, and shows none of them', async () => {
    await render(<ControlledPad />);
    for (const digit of ['8', '0', '2']) await press(key(digit));
    expect(field().value).toBe('•••');
    expect(document.body.textContent).toContain('3 dari 6 angka');
    await press(key('Hapus satu angka'));
    expect(entered.at(-1)).toBe('80');
  });

  it('accepts typing anywhere in the sheet, and typing or pasting into its field', async () => {
    await render(<ControlledPad />);
    await type(find('#elsewhere'), '7');
    await type(find('#elsewhere'), 'x');
    expect(entered.at(-1)).toBe('7');
    await fill(field(), '•36');
    expect(entered.at(-1)).toBe('736');
    // In the field the browser itself deletes.
    await type(field(), 'Backspace');
    expect(entered.at(-1)).toBe('736');
    await fill(field(), '802914');
    expect(entered.at(-1)).toBe('802914');
  });

  it('ignores a seventh digit, and all input while busy', async () => {
    await render(<ControlledPad />);
    await fill(field(), '802914');
    const before = entered.length;
    await press(key('1'));
    await render(<ControlledPad busy />);
    await press(key('Hapus satu angka'));
    await type(find('#elsewhere'), 'Backspace');
    expect(entered.length).toBe(before);
  });
});
