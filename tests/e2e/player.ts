import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a player does and sees, in the words of the Indonesian site. */
export class Player {
  readonly phone = `8${randomInt(10 ** 9, 10 ** 10)}`;
  readonly password = 'kilat-sandi-1';
  readonly page: Page;
  readonly button: Locator;
  /** What the browser complained about: errors, blocked content, failed requests. */
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.button = page.locator('button[data-kind]');
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`console: ${message.text()}`);
    });
  }

  /** Fills the register sheet that is open, and waits for the welcome. */
  async register(): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: 'Buat akun' });
    await sheet.getByLabel('Nomor HP').fill(this.phone);
    await sheet.getByLabel('Kata sandi', { exact: true }).fill(this.password);
    await sheet.getByRole('button', { name: 'Daftar' }).click();
    await expect(this.page.getByText('Selamat datang!', { exact: false }).first()).toBeVisible();
  }

  async signIn(password = this.password): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: 'Masuk ke Kilat' });
    await sheet.getByLabel('Nomor HP').fill(this.phone);
    await sheet.getByLabel('Kata sandi', { exact: true }).fill(password);
    await sheet.getByRole('button', { name: 'Masuk', exact: true }).click();
  }

  /** The wallet as the header shows it, in whole currency units. */
  async balance(): Promise<number> {
    const text = (await this.page.getByRole('button', { name: /^Saldo/ }).textContent()) ?? '';
    return Number(text.replace(/[^\d]/g, ''));
  }

  /** Waits until the big button says one of these. */
  async waitFor(...kinds: string[]): Promise<string> {
    await expect(this.button).toHaveAttribute('data-kind', new RegExp(`^(${kinds.join('|')})$`), {
      timeout: 60_000,
    });
    return (await this.button.getAttribute('data-kind')) ?? '';
  }

  /** Waits until the bet just made stands. One of the last second may see the flight begin before it is known here. */
  placed(): Promise<string> {
    return this.waitFor('joined', 'cashOut', 'joinNext');
  }

  /** Bets the stake that is set, by hand, and cashes out as soon as the rocket flies; says whether it was paid. */
  async playByHand(): Promise<boolean> {
    await this.waitFor('bet');
    await this.button.click();
    await this.placed();
    const kind = await this.waitFor('cashOut', 'joinNext', 'bet');
    if (kind !== 'cashOut') return false;
    const before = await this.balance();
    await this.button.click();
    await this.waitFor('joinNext', 'bet');
    return (await this.balance()) > before;
  }
}
