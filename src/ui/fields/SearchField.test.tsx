// @vitest-environment dom
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { fill, find, press, render } from '../testRender.ts';
import { SearchField } from './SearchField.tsx';

beforeAll(() => startI18n('id', ['common']));

function Search({ focused = false }: { focused?: boolean }) {
  const [words, setWords] = useState('');
  return <SearchField label={'Cari'} value={words} onChange={setWords} autoFocus={focused} />;
}

const field = () => find<HTMLInputElement>('input');

it('is a named search box with a clear button only when there is text', async () => {
  await render(<Search />);
  expect(field().type).toBe('search');
  expect(field().getAttribute('aria-label')).toBe('Cari');
  expect(document.querySelector('button')).toBeNull();
  await fill(field(), 'garuda');
  expect(find('button').getAttribute('aria-label')).toBe('Hapus tulisan');
});

it('clears itself and keeps the focus when the clear button is pressed', async () => {
  await render(<Search />);
  await fill(field(), 'garuda');
  await press(find('button'));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('takes the focus on mount if requested', async () => {
  await render(<Search focused />);
  expect(document.activeElement).toBe(field());
});
