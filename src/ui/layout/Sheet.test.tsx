// @vitest-environment dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { render } from '../testRender.ts';
import { Sheet } from './Sheet.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: true }));

let opener: HTMLButtonElement;

beforeAll(() => startI18n('id', ['common']));

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><button>open</button></div>';
  opener = document.querySelector('button') as HTMLButtonElement;
  opener.focus();
});

const show = (...titles: string[]) =>
  render(
    titles.map((title) => (
      <Sheet key={title} title={title} onClose={closed}>
        <input data-autofocus="" aria-label={title} />
      </Sheet>
    )),
  );
const closed = vi.fn();
const page = () => document.getElementById('root') as HTMLElement;

it('makes the page below inert, and takes the focus', async () => {
  await show('Masuk');
  expect(page().inert).toBe(true);
  const dialog = document.querySelector('[role=dialog]');
  expect(dialog?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Masuk');
});

it('releases the page and restores the focus when it closes, also after another sheet replaced it', async () => {
  await show('Masuk');
  await show('Daftar');
  expect(page().inert).toBe(true);
  await show();
  await vi.waitFor(() => expect(page().inert).toBe(false));
  expect(document.activeElement).toBe(opener);
});

it('requests to be closed on Escape', async () => {
  await show('Masuk');
  closed.mockClear();
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(closed).toHaveBeenCalledTimes(1);
});
