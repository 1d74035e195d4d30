import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf, type Call, type RefusalBody } from '../../../contract/http/call.ts';
import { MARKETS, type Market } from '../../../contract/markets.ts';
import { reconcile } from '../../../house/money/ledger/reconcile/reconcile.ts';
import { withDatabase } from '../../withDatabase.ts';
import { minorOf, written } from './amounts.ts';
import { Player, tokenOf } from './player.ts';
import { visit } from './visit.ts';
import { anyOf, type Words, wordsOf } from './words.ts';

/**
 * Settings of a house with one game without shared rounds, so that no round keeps a day open, and in which a stake is
 * practically lost if calling continues: reaching the highest profit would end the round as won.
 */
export const LOSING = { GAMES: 'coinFlip', COIN_FLIP_MAX_PROFIT: '999999999' };

/** A player's actions in promotions, with the texts of any market. Amounts are in U unless said to be minor units. */
export class Activities {
  readonly page: Page;
  readonly player: Player;
  readonly words: Words;
  readonly market: Market;

  constructor(player: Player, market: Market) {
    this.player = player;
    this.page = player.page;
    this.market = market;
    this.words = wordsOf(market.language);
  }

  /** The actions of a new player, on a page that has not opened the site yet. */
  static async signedUp(page: Page, url: string, market: Market = MARKETS.id): Promise<Activities> {
    return new Activities(await Player.signedUp(page, url, market.id), market);
  }

  /** An amount in U as displayed by the site. */
  money(units: number): string {
    return written(units * Number(this.market.unit), this.market);
  }

  /** The balance in the header, in minor units. */
  async balance(): Promise<number> {
    // Located by its text, not by its role, as a sheet may cover it.
    const purse = this.page.locator('header button', { hasText: this.words.common.balance }).first();
    await expect(purse).toContainText(/\d/);
    return minorOf(/[\d.,]*\d/.exec(await purse.innerText())?.[0] ?? '');
  }

  /** Waits until the header shows this balance, in minor units. */
  async expectBalance(minor: number): Promise<void> {
    await expect.poll(() => this.balance()).toBe(minor);
  }

  sheet(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** The first amount in a text on the page, in minor units; `{{amount}}` marks its position in the pattern. */
  async expectNotice(text: string): Promise<number> {
    const notice = this.page.getByText(anyOf(text)).first();
    await expect(notice).toBeVisible();
    return minorOf(/(?:Rp\s|\$)([\d.,]*\d)/.exec(await notice.innerText())?.[1] ?? '');
  }

  /** Opens Coin Flip and sets a stake. */
  async #sitDown(stake: number): Promise<Locator> {
    const { table, solo } = this.words;
    await visit(this.page, '/game/coinFlip');
    await this.player.waitFor('place');
    const tutorial = this.page.getByRole('region', { name: solo.tutorial });
    const skip = tutorial.getByRole('button', { name: solo.skip });
    const field = this.page.getByRole('textbox', { name: table.stake, exact: true });
    await field.fill(String((stake * Number(this.market.unit)) / 100));
    await field.blur();
    if (await skip.isVisible()) await skip.click();
    return this.button(new RegExp(anyOf(solo.ownRound.split(':')[0] ?? '').source));
  }

  /** Stakes an amount and continues calling until it is lost. */
  async lose(stake: number): Promise<void> {
    const rounds = await this.#sitDown(stake);
    const before = await rounds.count();
    const calls = this.page.getByRole('group', { name: this.words.coinFlip.callNext }).getByRole('button');
    await this.player.button.click();
    await expect(async () => {
      if ((await this.#kind()) === 'cashOut') await calls.first().click({ timeout: 2_000 });
      expect(await rounds.count()).toBe(before + 1);
    }).toPass({ timeout: 120_000 });
    await this.player.waitFor('place');
  }

  /** Stakes an amount repeatedly until a first call is right, and cashes out. */
  async win(stake: number): Promise<void> {
    const rounds = await this.#sitDown(stake);
    for (let played = await rounds.count(); ; played++) {
      await this.player.button.click();
      const over = async () => (await rounds.count()) > played || (await this.#kind()) === 'cashOut';
      await expect.poll(over).toBe(true);
      if ((await this.#kind()) === 'cashOut') break;
      await this.player.waitFor('place');
    }
    await this.player.button.click();
    await this.player.waitFor('place');
  }

  /** Places automatic bets at Roller, at its highest win probability, and waits for the last result. */
  async rollBySelf({ stake, bets }: { stake: number; bets: number }): Promise<void> {
    const { roller, solo, table } = this.words;
    await visit(this.page, '/game/roller');
    await this.player.waitFor('place', 'startAuto');
    const skip = this.page
      .getByRole('region', { name: solo.tutorial })
      .getByRole('button', { name: solo.skip });
    if (await skip.isVisible()) await skip.click();
    await this.page.getByRole('tab', { name: table.auto }).click();
    const fields = {
      [table.stake]: String((stake * Number(this.market.unit)) / 100),
      [roller.chance]: '95',
    };
    for (const [label, value] of Object.entries(fields)) {
      const field = this.page.getByRole('textbox', { name: label, exact: true });
      await field.fill(value);
      await field.blur();
    }
    await this.button(new RegExp(table.autoSettings)).click();
    await this.page.getByRole('dialog').getByLabel(table.rounds).fill(`${bets}`);
    await this.page.getByRole('dialog').getByRole('button', { name: table.done }).click();
    await this.player.button.click();
    await expect(this.page.getByText(table.stoppedRounds)).toBeVisible({ timeout: 60_000 });
  }

  #kind(): Promise<string | null> {
    return this.player.button.getAttribute('data-kind');
  }

  /** Deposits an amount, with the first payment method and without a bonus, from any page. */
  async deposit(amount: number, port = 'QRIS'): Promise<void> {
    const { deposit } = this.words;
    await visit(this.page, '/help?z=wallet');
    const form = this.sheet(deposit.wallet);
    await form.getByText(port, { exact: true }).last().click();
    await form
      .getByLabel(deposit.amount, { exact: true })
      .fill(String((amount * Number(this.market.unit)) / 100));
    await form.getByText(deposit.noPromotion, { exact: true }).click();
    await form.getByRole('button', { name: anyOf(deposit.pay) }).click();
    const receipt = this.sheet(deposit.successTitle);
    await receipt.getByRole('button', { name: deposit.play }).click();
    await expect(receipt).toHaveCount(0);
  }

  /** Waits until the menu shows this number of claimable awards; no badge for 0. */
  async waiting(count: number): Promise<void> {
    // A sheet may cover it.
    const badge = this.page.locator('nav').getByText(anyOf(this.words.common.awardsWaiting_other));
    const badgeCount = async () => Number.parseInt((await badge.allTextContents())[0] ?? '0', 10);
    // On a busy machine the end of a day may take longer than normal page updates.
    await expect.poll(badgeCount, { timeout: 90_000 }).toBe(count);
  }

  /** Starts a time-out of a day. */
  async takeBreak(): Promise<void> {
    const { limits } = this.words;
    await visit(this.page, '/account/limits?edit=timeout');
    const sheet = this.sheet(limits.timeout);
    await sheet.getByText(limits.hours24, { exact: true }).click();
    await sheet.getByRole('button', { name: limits.goOn }).click();
    await sheet.getByRole('button', { name: limits.beginTimeout }).click();
    await expect(sheet).toHaveCount(0);
  }

  /** Makes a call for the player outside the page; returns its status and answer. */
  async call<Input, Reply>(made: Call<Input, Reply>, input?: Input) {
    const token = await tokenOf(this.page);
    const { url, body } = addressOf(made, input);
    const answer = await fetch(new URL(url, this.page.url()), {
      method: made.method,
      headers: {
        main_token: token,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, reply: (await answer.json()) as Reply & Partial<RefusalBody> };
  }
}

/** Checks that the house's ledger is consistent, and that no browser logged an error. */
export async function inOrder(dataDir: string, ...players: readonly Player[]): Promise<void> {
  for (const { complaints } of players) expect(complaints).toEqual([]);
  expect(await withDatabase(dataDir, reconcile)).toEqual([]);
}
