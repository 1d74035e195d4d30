import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { phoneRegister, type SignedIn } from '../../../contract/http/people/accounts.ts';
import { userLimitsAge } from '../../../contract/http/people/limits.ts';
import type { MarketId } from '../../../contract/markets.ts';

const PASSWORD = 'kilat-sandi-1';

/** An unused phone number of a market. */
export const newPhone = (market: MarketId = 'id') =>
  `${market === 'id' ? '8' : ''}${randomInt(10 ** 9, 10 ** 10)}`;

/** Confirms a player's age at the house, so that bets and deposits are accepted. */
async function confirmAge(url: string, token: string): Promise<void> {
  const answer = await fetch(new URL(userLimitsAge.path, url), {
    method: userLimitsAge.method,
    headers: { 'content-type': 'application/json', main_token: token },
    body: JSON.stringify({ year: 1990, month: 5, day: 17 }),
  });
  expect(answer.status).toBe(200);
}

/**
 * Creates an account by a call to the house, with a confirmed age unless a test is about that, and the cookies for its browser.
 */
export async function signUp(
  url: string,
  phone: string,
  { ofAge = true } = {},
): Promise<SignedIn & { cookies: Cookies }> {
  const answer = await fetch(new URL(phoneRegister.path, url), {
    method: phoneRegister.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
  const signedIn = (await answer.json()) as SignedIn;
  if (ofAge) await confirmAge(url, signedIn.token);
  return { ...signedIn, cookies: cookiesOf(answer) };
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** The cookies of an answer, for a browser. */
function cookiesOf({ url, headers }: Response): Cookies {
  return headers.getSetCookie().map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    const path = /; Path=([^;]+)/.exec(text)?.[1] ?? '/';
    return { name, value, path, domain: new URL(url).hostname, httpOnly: text.includes('; HttpOnly') };
  });
}

/** The page's stored session token, once it has one: it may still be requesting it. */
export async function tokenOf(page: Page): Promise<string> {
  const token = await page.waitForFunction(() => localStorage.getItem('kilat.token'));
  return (await token.jsonValue()) ?? '';
}

/** A player's actions and what is displayed, with the texts of the Indonesian site. */
export class Player {
  readonly phone: string;
  readonly password = PASSWORD;
  readonly page: Page;
  readonly button: Locator;
  /** Errors in the browser's console, blocked content, failed requests. */
  readonly complaints: string[] = [];

  constructor(page: Page, market: MarketId = 'id') {
    this.page = page;
    this.phone = newPhone(market);
    this.button = page.locator('button[data-kind]');
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`console: ${message.text()}`);
    });
  }

  /** A player who signed up before, on a page that has not opened the site yet: for tests of other things. */
  static async signedUp(
    page: Page,
    url: string,
    market: MarketId = 'id',
    { ofAge = true } = {},
  ): Promise<Player> {
    const player = new Player(page, market);
    const { cookies } = await signUp(url, player.phone, { ofAge });
    await page.context().addCookies(cookies);
    return player;
  }

  /**
   * Fills in the open register sheet, and waits for the welcome; the age is confirmed by a call, unless a test is about that.
   */
  async register({ ofAge = true } = {}): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: 'Buat akun' });
    await sheet.getByLabel('Nomor HP').fill(this.phone);
    await sheet.getByLabel('Kata sandi', { exact: true }).fill(this.password);
    await sheet.getByRole('button', { name: 'Daftar' }).click();
    await expect(this.page.getByText('Selamat datang!', { exact: false }).first()).toBeVisible();
    if (ofAge) await confirmAge(this.page.url(), await tokenOf(this.page));
  }

  async signIn(password = this.password): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: 'Masuk ke Kilat' });
    await sheet.getByLabel('Nomor HP').fill(this.phone);
    await sheet.getByLabel('Kata sandi', { exact: true }).fill(password);
    await sheet.getByRole('button', { name: 'Masuk', exact: true }).click();
  }

  /** The balance in the header, in whole currency units, once loaded: a grey bar is a placeholder. */
  async balance(): Promise<number> {
    const wallet = this.page.getByRole('button', { name: /^Saldo/ });
    await expect(wallet).toContainText(/\d/);
    // Of the visible text: a shorter form for less space may be beside it.
    return Number((await wallet.innerText()).replace(/[^\d]/g, ''));
  }

  /**
   * Records the balance from now on, in the page itself: a busy machine may check too late for a briefly displayed value. The
   * returned function gives every balance that was shown since, in order.
   */
  async balances(): Promise<() => Promise<number[]>> {
    const wallet = this.page.getByRole('button', { name: /^Saldo/ });
    const watched = await wallet.evaluateHandle((element) => {
      const shown: string[] = [];
      new MutationObserver(() => {
        const digits = (element.textContent ?? '').replace(/[^\d]/g, '');
        if (digits && digits !== shown.at(-1)) shown.push(digits);
      }).observe(element, { subtree: true, childList: true, characterData: true });
      return shown;
    });
    return async () => (await watched.jsonValue()).map(Number);
  }

  /** Waits until the big button has one of these labels. */
  async waitFor(...kinds: string[]): Promise<string> {
    await expect(this.button).toHaveAttribute('data-kind', new RegExp(`^(${kinds.join('|')})$`), {
      timeout: 60_000,
    });
    return (await this.button.getAttribute('data-kind')) ?? '';
  }

  /** Places a bet with the current stake. If a busy machine is too late, it is refused, and repeated in the next round. */
  async bet(): Promise<void> {
    await expect(async () => {
      await this.waitFor('bet');
      const before = await this.balance();
      await this.button.click();
      const stands = async () =>
        /^(joined|cashOut)$/.test((await this.button.getAttribute('data-kind')) ?? '') ||
        (await this.balance()) !== before;
      await expect.poll(stands, { timeout: 8_000 }).toBe(true);
    }).toPass({ timeout: 120_000 });
  }

  /**
   * Presses the bet button until the house has refused it with the reason shown by `why`, and not because it was after close.
   */
  async refused(why: Locator): Promise<void> {
    await expect(async () => {
      await this.waitFor('bet');
      await this.button.click();
      await expect(why).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 120_000 });
  }

  /** Places a bet with the current stake by hand, and cashes out as soon as the rocket flies; returns whether it was paid. */
  async playByHand(): Promise<boolean> {
    await this.bet();
    const kind = await this.waitFor('cashOut', 'joinNext', 'bet');
    if (kind !== 'cashOut') return false;
    const before = await this.balance();
    await this.cashOut();
    return (await this.balance()) > before;
  }

  /**
   * Cashes out while that is offered. Checked and pressed in one step: if the round ended in between, a press would place a new
   * bet.
   */
  async cashOut(): Promise<void> {
    await this.button.evaluate((button) => {
      if (button instanceof HTMLElement && button.dataset.kind === 'cashOut') button.click();
    });
    await this.waitFor('joinNext', 'bet');
  }
}
