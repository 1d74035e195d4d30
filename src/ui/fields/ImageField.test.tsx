// @vitest-environment dom
import { act, useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { IMAGE_BYTES } from '../../../contract/http/site/inputs/uploads.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { find, press, render } from '../testRender.ts';
import { ImageField } from './ImageField.tsx';

const picture = (name: string, bytes = 10, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });
beforeAll(() => startI18n('id', ['common', 'pictures']));
beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = vi.fn();
});

let chosen: readonly File[];

function Field({ most, failed }: { most?: number; failed?: number }) {
  const [value, setValue] = useState<readonly File[]>([]);
  chosen = value;
  return (
    <ImageField label="Bukti" value={value} onChange={setValue} {...(most && { most })} failed={failed} />
  );
}
const picker = () => find<HTMLInputElement>('input:not([capture])');
const note = () => find('[role="status"]').textContent;

async function choose(...files: File[]): Promise<void> {
  const input = picker();
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

it('accepts pictures up to its maximum, previews them, and reports rejected ones', async () => {
  await render(<Field />);
  expect(note()).toContain('Paling banyak 3 gambar');
  await choose(picture('a.png'), picture('b.png'));
  expect(document.querySelectorAll('img')).toHaveLength(2);
  await choose(picture('b.png'), picture('c.png'), picture('d.png'));
  expect(note()).toContain('sisanya tidak ikut');
  await choose(picture('c.png'));
  expect(chosen.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']);
  expect(picker().closest('label')?.hidden).toBe(true);
});

it('removes one, and moves the focus to the picker', async () => {
  await render(<Field />);
  await choose(picture('a.png'), picture('b.png'));
  await press(find('[aria-label="Hapus gambar 1"]'));
  expect(chosen.map(({ name }) => name)).toEqual(['b.png']);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  expect(document.activeElement).toBe(picker());
});

it.each([
  [picture('surat.pdf', 10, 'application/pdf'), 'surat.pdf bukan JPG'],
  [picture('kosong.png', 0), 'kosong.png tidak bisa dibuka'],
  [picture('besar.png', IMAGE_BYTES + 1), 'besar.png lebih dari 5 MB'],
])('reports unsendable files before they are sent', async (file, text) => {
  URL.createObjectURL = () => {
    throw new Error('nothing to draw it with');
  };
  await render(<Field />);
  await choose(file);
  expect(note()).toContain(text);
  expect(chosen).toEqual([]);
});

it.each([
  [3, 'tidak bisa dibaca'],
  [667, 'banyak gambar'],
  [-1, 'belum terkirim'],
])('shows why sending failed: %i', async (code, text) => {
  await render(<Field failed={code} />);
  expect(note()).toContain(text);
});
