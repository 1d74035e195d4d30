import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { newPhone, Player, signUp } from './support/player.ts';
import { slowFrames } from './support/slowFrames.ts';

const TABLE = '/game/mines';
const room = (page: Page) => page.getByRole('dialog', { name: 'Obrolan meja' });
const messageIn = (page: Page, text: string | RegExp) =>
  room(page).getByRole('listitem').filter({ hasText: text });

/** Another player in a separate phone browser, with a confirmed age. */
async function neighbour(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 640 },
    locale: 'id-ID',
  });
  await slowFrames(context, 1_000);
  const { cookies } = await signUp(url, newPhone());
  await context.addCookies(cookies);
  return context.newPage();
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await room(page).getByLabel('Tulis pesan').fill(text);
  // Slow mode: the button counts down until the next message is allowed.
  await room(page).getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(messageIn(page, text)).toContainText('Kamu');
}

test('two players chat in a room: adults, mentioned by name, numbers masked, ignored and no longer ignored', async ({
  page,
  browser,
  house,
}) => {
  const player = await Player.signedUp(page, house.url, 'id', { ofAge: false });
  await page.goto(`${TABLE}?sheet=chat`);
  await room(page)
    .getByRole('link', { name: /^Khusus 18\+/ })
    .click();
  const age = page.getByRole('dialog', { name: 'Konfirmasi usia' });
  await age.getByLabel('Tanggal lahir').fill('1991-05-17');
  await age.getByRole('button', { name: 'Konfirmasi', exact: true }).click();
  await expect(age).toHaveCount(0);
  await page.goto(TABLE);
  await page.getByRole('button', { name: 'Obrolan', exact: true }).click();

  const other = await neighbour(browser, house.url);
  const their = new Player(other);
  await other.goto(`${TABLE}?sheet=chat`);
  await expect(room(other).getByLabel('Tulis pesan')).toBeVisible();

  // Others have posted here before; a number would be masked.
  const tag = newPhone().replace(/\d/g, (digit) => 'bdfghjklmn'[Number(digit)] ?? '');
  const hello = `Selamat sore, ${tag}`;
  const question = `Masih di sini, ${tag}?`;
  await sendMessage(page, hello);
  await messageIn(other, hello)
    .getByRole('button', { name: /Pilihan untuk pesan ini/ })
    .click();
  await room(other).getByRole('button', { name: 'Sebut' }).click();
  const line = room(other).getByLabel('Tulis pesan');
  await expect(line).toHaveValue(/^@.+ $/);
  const call = await line.inputValue();
  await line.fill(`${call}main bareng ${tag}? 0812 3456 7890`);
  await room(other).getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(room(other).getByText('Nomor, tautan, dan kata kasar ditutup.')).toBeVisible();

  const called = messageIn(page, `${call.trim()} main bareng ${tag}?`);
  await expect(called).toHaveAttribute('data-called', 'true');
  await expect(called).not.toContainText('3456');

  await page.goBack();
  await expect(room(page)).toHaveCount(0);
  await sendMessage(other, question);
  await page.getByRole('button', { name: 'Obrolan: ada pesan baru' }).click();
  const theirs = messageIn(page, question);
  await theirs.getByRole('button', { name: /Pilihan untuk pesan ini/ }).click();
  await theirs.getByRole('button', { name: 'Abaikan' }).click();
  await expect(theirs).toHaveCount(0);
  await expect(called).toHaveCount(0);
  await expect(messageIn(page, hello)).toBeVisible();

  await room(page).getByRole('button', { name: 'Aturan dan pilihan obrolan' }).click();
  await room(page)
    .getByRole('button', { name: /^Tampilkan lagi pesan/ })
    .click();
  await room(page).getByRole('button', { name: 'Kembali ke obrolan' }).click();
  await expect(theirs).toBeVisible();
  expect([...player.complaints, ...their.complaints]).toEqual([]);
  await other.context().close();
});
