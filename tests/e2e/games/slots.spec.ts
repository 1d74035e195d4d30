import { expect, type Frame, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import { userLimitsBreak } from '../../../contract/http/people/limits.ts';
import { giveFreeSpins } from '../../../house/providers/freeSpins/freeSpinGifts.ts';
import { type SpinState, sandboxSpins } from '../../../house/providers/sandbox/tables.ts';
import { playerName } from '../../../house/providers/wallet/playerNames.ts';
import { withDatabase } from '../../withDatabase.ts';
import { violations } from '../support/axe.ts';
import { test } from '../support/house.ts';
import { Line } from '../support/line.ts';
import { Player, tokenOf } from '../support/player.ts';
import { SlotTable } from '../support/slotTable.ts';

// A slot's animation advances by at most 250 ms per frame.
test.use({ frameInterval: 250 });

const GAME = { firm: 'samudra', id: 'koi-kolam-raja', title: 'Koi Kolam Raja' };
const ADDRESS = `/game/${GAME.firm}/${GAME.id}`;

async function sit(page: Page, url: string): Promise<{ player: Player; slot: SlotTable; token: string }> {
  const player = await Player.signedUp(page, url);
  await page.goto(ADDRESS);
  const slot = new SlotTable(page);
  await slot.ready();
  const token = await tokenOf(page);
  return { player, slot, token };
}

/** A busy house may cause the provider to retry, which is not an error: its answer is then 503. */
const faultsOf = ({ complaints }: Player) => complaints.filter((one) => !one.includes('503'));

async function userOf(url: string, token: string): Promise<bigint> {
  const brief = await fetch(new URL(userBrief.path, url), { headers: { main_token: token } });
  return BigInt(((await brief.json()) as { id: string }).id);
}

/** A player's spins stored at the provider. */
function spinsOf(dataDir: string, userId: bigint): Promise<{ state: SpinState; win: bigint | null }[]> {
  return withDatabase(dataDir, (db) =>
    db.orm
      .select({ state: sandboxSpins.state, win: sandboxSpins.win })
      .from(sandboxSpins)
      .where(eq(sandboxSpins.player, playerName(userId))),
  );
}

/** Waits until house, site and slot show the same balance. */
async function agree(player: Player, slot: SlotTable): Promise<number> {
  await expect.poll(async () => (await player.balance()) - (await slot.balance())).toBe(0);
  return player.balance();
}

test('a slot is found in the lobby, opened, played, and left to where it was found', async ({
  page,
  house,
}) => {
  const player = await Player.signedUp(page, house.url);
  await page.goto('/');
  await page.goto('/?tab=slot');
  const tile = page.locator('main a[href^="/game/"]').first();
  const address = await tile.getAttribute('href');
  await tile.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  const slot = new SlotTable(page);
  await slot.ready();
  const before = await agree(player, slot);
  await slot.spin();
  expect(await agree(player, slot)).toBeGreaterThanOrEqual(before - 2_000);
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(/\/\?tab=slot$/);
  expect(faultsOf(player)).toEqual([]);
});

test('a feature is bought, played to its end, and paid', async ({ page, house }) => {
  const { player, slot } = await sit(page, house.url);
  const before = await agree(player, slot);
  await slot.buyFeature();
  await slot.shown(() => slot.buyFeature());
  const after = await agree(player, slot);
  expect(after).not.toBe(before);

  // Its replay is opened from the player's own rounds, without moving money.
  await page.goto('/?z=bet-history');
  await page.getByRole('dialog').getByRole('button', { name: GAME.title }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Putar ulang' }).click();
  await expect(page).toHaveURL(/\/game\/koi-kolam-raja\/replay\/\d+$/);
  await slot.frame.getByRole('button', { name: 'Turbo' }).click();
  await expect(slot.frame.getByText(/^Tayangan ulang putaran|^Putaran gratis/)).toBeVisible();
  await slot.replayed();
  await expect(slot.frame.getByText(/^Kamu menang|^Belum menang/)).toHaveCount(1);
  await page.goto('/');
  expect(await player.balance()).toBe(after);
  expect(faultsOf(player)).toEqual([]);
});

test('the provider frame has no accessibility violations: the game and its sheets', async ({
  page,
  house,
}) => {
  const { slot } = await sit(page, house.url);
  const inside = () => page.frames()[1] as Frame;
  expect.soft(await violations(inside()), 'the game').toEqual([]);
  for (const name of ['Info dan pengaturan', /^Taruhan/, 'Putaran otomatis', /^Beli fitur/]) {
    await slot.frame.getByRole('button', { name, exact: true }).first().click();
    await expect(slot.frame.getByRole('dialog')).toBeVisible();
    expect.soft(await violations(inside()), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(slot.frame.getByRole('dialog')).toHaveCount(0);
  }
});

/** Records from the next page on every balance that the site's bar shows, in whole units. */
async function watchBar(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const bar = document.querySelector('main header > button:last-child > :nth-child(2)');
      const digits = (bar?.textContent ?? '').replace(/\D/g, '');
      if (digits !== '' && Number(digits) !== shown.at(-1)) shown.push(Number(digits));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: number[] }).shown);
}

test("after a reload in a feature the site's bar shows the win no sooner than the game", async ({
  page,
  house,
  dataDir,
}) => {
  const { player, slot, token } = await sit(page, house.url);
  const userId = await userOf(house.url, token);
  await slot.buyFeature();
  await expect.poll(async () => (await spinsOf(dataDir, userId))[0]?.state).toBe('paid');
  const bar = await watchBar(page);
  await page.reload();
  await expect(slot.frame.getByRole('button', { name: 'Percepat' })).toBeVisible({ timeout: 60_000 });
  const unpaid = await slot.balance();
  await slot.shown();
  const paid = await agree(player, slot);
  // A feature may pay nothing.
  const brought = (await spinsOf(dataDir, userId))[0]?.win !== 0n;
  expect(paid > unpaid).toBe(brought);
  expect(await bar()).toEqual(brought ? [unpaid, paid] : [paid]);
});

test('a connection lost during a spin resumes the same spin', async ({ page, house, dataDir }) => {
  const { player, slot, token } = await sit(page, house.url);
  const userId = await userOf(house.url, token);
  await slot.spin();
  const line = await Line.of(page);
  await line.slow();
  await slot.spinButton.click();
  await line.cut();
  await page.waitForTimeout(3_000);
  await line.mend();
  await page.reload();
  await slot.shown();
  const before = await agree(player, slot);
  await page.reload();
  await slot.ready();
  expect(await agree(player, slot)).toBe(before);
  // The interrupted spin exists once or not at all.
  const spins = await spinsOf(dataDir, userId);
  expect(spins.length).toBeLessThanOrEqual(2);
  expect(spins.filter(({ state }) => state !== 'paid' && state !== 'undone')).toEqual([]);
});

test('a player with too little money is led to the cashier, and continues with the deposit', async ({
  page,
  house,
}) => {
  const { player, slot } = await sit(page, house.url);
  const before = await agree(player, slot);
  await page.getByRole('button', { name: /^Saldo/ }).click();
  const form = page.getByRole('dialog', { name: 'Deposit' });
  await form.getByText('QRIS', { exact: true }).last().click();
  await form.getByLabel('Jumlah', { exact: true }).fill('100000');
  await form.getByRole('button', { name: /^Bayar Rp/ }).click();
  await page.getByRole('button', { name: 'Main sekarang' }).click({ timeout: 60_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await agree(player, slot)).toBe(before + 100_000);
  await slot.spin();
  await agree(player, slot);
});

test('two tabs of one player share one wallet', async ({ page, context, house }) => {
  const { player, slot } = await sit(page, house.url);
  const other = await context.newPage();
  await other.goto(ADDRESS);
  const second = new SlotTable(other);
  await second.ready();
  await Promise.all([slot.spin(), second.spin()]);
  await slot.spin();
  await agree(player, slot);
  await second.spin();
  const last = await agree(new Player(other), second);
  await expect.poll(() => player.balance()).toBe(last);
});

test('free spins are played to the last, and cost nothing', async ({ page, house, dataDir }) => {
  const { player, slot, token } = await sit(page, house.url);
  const before = await agree(player, slot);
  const userId = await userOf(house.url, token);
  const now = Date.now();
  const gift = { userId, game: GAME.id, spins: 5, bet: 20_000n, expiresAt: now + 3_600_000 };
  await withDatabase(dataDir, (db) => giveFreeSpins(db.orm, gift, now));
  await page.goto('/account?z=free-spin');
  const prizes = page.getByRole('dialog', { name: 'Putaran gratis' });
  await expect(async () => {
    await page.reload();
    await expect(prizes.getByRole('link', { name: 'Main sekarang' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(prizes.getByText('Sisa putaran: 5 dari 5')).toBeVisible();
  await prizes.getByRole('link', { name: 'Main sekarang' }).click();
  await expect(async () => {
    await page.reload();
    await slot.ready();
    await expect(slot.frame.getByText('5 putaran hadiah', { exact: false })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  for (let left = 4; left > 0; left--) {
    await slot.spin();
    await expect(slot.frame.getByText(`${left} putaran hadiah`, { exact: false })).toBeVisible();
  }
  await slot.spin();
  await expect(slot.frame.getByText('Putaran hadiah sudah habis', { exact: false })).toBeVisible();
  expect(await agree(player, slot)).toBeGreaterThanOrEqual(before);
  await page.goto('/account?z=free-spin-history');
  await page
    .getByRole('dialog', { name: 'Riwayat putaran gratis' })
    .getByRole('button', { name: new RegExp(`^${GAME.title}`) })
    .click();
  const prize = page.getByRole('dialog', { name: 'Detail putaran gratis' });
  await expect(prize.getByText('Habis dipakai')).toBeVisible();
  await expect(prize.getByText('5 dari 5', { exact: true })).toBeVisible();
});

test('a time-out set while playing ends the game, and shows why', async ({ page, house }) => {
  const { slot, token } = await sit(page, house.url);
  await slot.spin();
  const answer = await fetch(new URL(userLimitsBreak.path, house.url), {
    method: userLimitsBreak.method,
    headers: {
      main_token: token,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ kind: 'timeout', hours: 24 }),
  });
  expect(answer.status).toBe(200);
  await slot.spinButton.click();
  await expect(slot.frame.getByText('Putaran ini melewati batasmu', { exact: false })).toBeVisible();
});
