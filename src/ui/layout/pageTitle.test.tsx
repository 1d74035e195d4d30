// @vitest-environment dom
import { beforeEach, expect, it } from 'vitest';
import { render } from '../testRender.ts';
import { usePageTitle, useTitle } from './pageTitle.ts';

beforeEach(() => {
  document.title = '';
});

function Page({ title }: { title: string }) {
  useTitle(title);
  return null;
}
function Sheet({ title }: { title: string }) {
  useTitle(title, 'sheet');
  return null;
}
let pageTitle: string | null = null;
function Reader() {
  pageTitle = usePageTitle();
  return null;
}

const show = (page: string | null, ...sheets: string[]) =>
  render(
    <>
      {sheets.map((sheet) => (
        <Sheet key={sheet} title={sheet} />
      ))}
      {page !== null && <Page key={page} title={page} />}
      <Reader />
    </>,
  );

it("sets the document title to the top sheet's, otherwise the page's, also when the page mounts after its sheets", async () => {
  await show('Bantuan');
  expect(document.title).toBe('Bantuan · Kilat');
  await show('Bantuan', 'Akun', 'Ubah profil');
  expect(document.title).toBe('Ubah profil · Kilat');
  await show('Penyedia', 'Akun');
  expect(document.title).toBe('Akun · Kilat');
  expect(pageTitle).toBe('Penyedia');
  await show('Penyedia');
  expect(document.title).toBe('Penyedia · Kilat');
});

it("contains the site's name once", async () => {
  await show('Masuk ke Kilat');
  expect(document.title).toBe('Masuk ke Kilat');
});

it('keeps the last title while the next page loads, and announces none meanwhile', async () => {
  await show('Bantuan');
  await show(null);
  expect(document.title).toBe('Bantuan · Kilat');
  expect(pageTitle).toBeNull();
});

it('follows a changing title, e.g. with the language', async () => {
  await render(<Page title="Bantuan" />);
  await render(<Page title="Ayuda" />);
  expect(document.title).toBe('Ayuda · Kilat');
});
