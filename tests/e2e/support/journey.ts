import { expect as base, type Locator, type Page } from '@playwright/test';
import type { BalanceSummary } from '../../../contract/http/money/statement.ts';
import { MARKETS, type MarketId } from '../../../contract/markets.ts';
import { reconcile } from '../../../house/money/ledger/reconcile/reconcile.ts';
import { withDatabase } from '../../withDatabase.ts';
import { minorOf, written } from './amounts.ts';
import { settled, violations } from './axe.ts';
import { documentPicture } from './identity.ts';
import { Line } from './line.ts';
import { Player, tokenOf } from './player.ts';
import { fill, type Words, wordsOf } from './words.ts';

/** The player and the amounts of a run; amounts in whole units of the market's currency. */
interface Trip {
  market: MarketId;
  phone: string;
  deposit: {
    /** The name of the payment method. */
    port: string;
    amount: number;
    fee: number;
    /**
     * The promotion's title as displayed, its bonus amount, and its wagering requirement; it is given up with the withdrawal.
     * No bonus if missing.
     */
    promotion?: { title: string; brings: number; times: number };
  };
  withdrawal: number;
  /** The withdrawal's bank, the label of its number field, and the text that confirms it was saved. */
  bank: { name: string; label: 'number' | 'numberClabe'; number: string };
}

const PIN = '802914';
const HOLDER = 'ANA PUTRI';
const expect = base.configure({ timeout: 30_000 });

/** From a visitor to money deposited, played with and withdrawn, all by touch and over a slow connection. */
export async function travel(page: Page, dataDir: string, trip: Trip): Promise<void> {
  const line = await Line.of(page);
  await line.slow();
  const traveller = new Traveller(page, trip);
  await traveller.register();
  await traveller.payIn();
  const gain = await traveller.play();
  await traveller.showIdentity();
  await traveller.requestWithdrawal();
  await traveller.addAccount();
  await traveller.makePin();
  await traveller.takeOut();
  await traveller.readStatement(gain);
  // The browser's console logs the deposit refused for the missing age as an error.
  expect(traveller.player.complaints.filter((line) => !line.includes('400'))).toEqual([]);
  expect(await withDatabase(dataDir, reconcile)).toEqual([]);
}

class Traveller {
  readonly player: Player;
  readonly #page: Page;
  readonly #trip: Trip;
  readonly #words: Words;
  /** The balance before the withdrawal, in minor units. */
  #before = Number.NaN;

  constructor(page: Page, trip: Trip) {
    this.player = new Player(page);
    this.#page = page;
    this.#trip = trip;
    this.#words = wordsOf(MARKETS[trip.market].language);
  }

  async register(): Promise<void> {
    const { common, signIn } = this.#words;
    await this.#page.goto('/');
    await this.#tap(this.#page.getByRole('banner').getByRole('button', { name: common.register }));
    const sheet = this.#sheet(signIn.registerTitle);
    await sheet.getByLabel(signIn.phone).fill(this.#trip.phone);
    await sheet.getByLabel(signIn.password, { exact: true }).fill(this.player.password);
    await this.#tap(sheet.getByRole('button', { name: common.register }));
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
    await this.#expectBalance(this.#grant() * 100);
  }

  /**
   * The first deposit, from the balance in the header to the receipt, which appears by itself. A bonus shows its terms before.
   */
  async payIn(): Promise<void> {
    const { deposit } = this.#words;
    const { port, amount, fee, promotion } = this.#trip.deposit;
    await this.#tap(this.#purse());
    const form = this.#sheet(deposit.wallet);
    // The label before it may have the same text.
    await this.#tap(form.getByText(port, { exact: true }).last());
    await form.getByLabel(deposit.amount, { exact: true }).fill(String(amount));
    await this.#tap(form.getByText(promotion?.title ?? deposit.noPromotion, { exact: true }));
    if (promotion) {
      // Bets on our round games count half.
      const stakes = this.#money(promotion.brings * promotion.times * 2);
      await expect(form.getByText(new RegExp(`${promotion.times}x.*${stakes}`))).toBeVisible();
    }
    const pay = form.getByRole('button', { name: fill(deposit.pay, this.#money(amount + fee)) });
    await this.#tap(pay);
    await this.#confirmAge();
    await this.#tap(pay);
    const order = this.#sheet(port);
    await expect(order.getByText(this.#money(amount + fee)).first()).toBeVisible();
    await this.#sound();

    const receipt = this.#sheet(deposit.successTitle);
    await expect(receipt).toBeVisible();
    const came = amount + this.#bonus();
    const now = this.#grant() + came;
    await expect(receipt.getByText(this.#money(came), { exact: true }).first()).toBeVisible();
    await expect(receipt.getByText(this.#money(now), { exact: true })).toBeVisible();
    await this.#sound();
    await this.#tap(receipt.getByRole('button', { name: deposit.play }));
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
    await this.#expectBalance(now * 100);
  }

  /** One bet, cashed out as soon as possible; returns its net result, in minor units. */
  async play(): Promise<number> {
    const before = await this.#shown();
    await this.#tap(this.#page.locator('a[href="/game/crash"]').first());
    await this.player.playByHand();
    await this.#tap(this.#page.getByRole('button', { name: this.#words.common.back }));
    await expect.poll(async () => (await this.#shown()) - (await this.#playable())).toBe(0);
    return (await this.#shown()) - before;
  }

  /** The first deposit asks for the date of birth. */
  async #confirmAge(): Promise<void> {
    const { limits } = this.#words;
    const age = this.#sheet(limits.ageConfirm);
    await age.getByLabel(limits.born).fill('1990-05-17');
    await this.#sound();
    await this.#tap(age.getByRole('button', { name: limits.ageSend }));
    await expect(age).toHaveCount(0);
  }

  /** The first withdrawal requires the identity: name, date of birth and a picture, which the sandbox verifies. */
  async showIdentity(): Promise<void> {
    const { common, profile, security, withdraw } = this.#words;
    await this.#tap(this.#page.getByRole('banner').getByRole('link', { name: common.account }));
    await this.#tap(
      this.#page.getByRole('main').getByRole('button', { name: profile.withdraw, exact: true }),
    );
    const form = this.#sheet(withdraw.title);
    await this.#sound();
    await this.#tap(form.getByRole('button', { name: withdraw.identityFirstGo }));
    const sheet = this.#sheet(security.identityTitle);
    await sheet.getByLabel(security.fullName).fill(HOLDER);
    await sheet.getByLabel(security.day).fill('17');
    await sheet.getByLabel(security.month).selectOption({ index: 5 });
    await sheet.getByLabel(security.year).fill('1990');
    await this.#sound();
    await this.#tap(sheet.getByRole('button', { name: security.identityNext }));
    const picture = { name: 'card.png', mimeType: 'image/png', buffer: await documentPicture() };
    await sheet.locator('input[type="file"]:not([capture])').setInputFiles(picture);
    await this.#sound();
    await this.#tap(sheet.getByRole('button', { name: security.documentsSend }));
    await expect(sheet.getByText(security.pendingText)).toBeVisible();
    await this.#sound();
    await expect(sheet.getByText(security.verifiedText)).toBeVisible();
    await this.#tap(sheet.getByRole('button', { name: security.identityClose }));
    await expect(form.getByLabel(withdraw.amount)).toBeVisible();
    await this.#page.goBack();
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }

  /** Starts a withdrawal without a bank account. */
  async requestWithdrawal(): Promise<void> {
    const { common, profile, withdraw } = this.#words;
    await this.#tap(this.#page.getByRole('banner').getByRole('link', { name: common.account }));
    this.#before = await this.#shown();
    const part = this.#page.getByRole('main').getByText(profile.bonusPart);
    await expect(part).toHaveCount(this.#bonus() > 0 ? 1 : 0);
    await this.#tap(
      this.#page.getByRole('main').getByRole('button', { name: profile.withdraw, exact: true }),
    );
    const form = this.#sheet(withdraw.title);
    await form.getByLabel(withdraw.amount).fill(String(this.#trip.withdrawal));
    await this.#tap(this.#take());
    await expect(form.getByText(withdraw.accountNone)).toBeVisible();
    await this.#tap(form.getByRole('button', { name: withdraw.addAccount }));
  }

  async addAccount(): Promise<void> {
    const { withdraw } = this.#words;
    const { name, label, number } = this.#trip.bank;
    const form = this.#sheet(withdraw.addAccount);
    await form.getByRole('searchbox').fill(name.slice(0, 4).toLowerCase());
    await this.#tap(form.getByRole('button', { name }));
    await form.getByLabel(withdraw[label]).fill(number);
    await form.getByLabel(withdraw.holder).fill(HOLDER.toLowerCase());
    await this.#sound();
    await this.#tap(form.getByRole('button', { name: withdraw.save }));
  }

  /** Saving the bank account requires a PIN: it is created on the way, and the flow continues. */
  async makePin(): Promise<void> {
    const { security, signIn, withdraw } = this.#words;
    const panel = this.#sheet(security.pinTitle);
    await this.#tap(panel.getByRole('button', { name: security.pinMake }));
    const make = this.#sheet(security.pinMake);
    await this.#pressPin(make, security.pinNew);
    await this.#pressPin(make, security.pinRepeat);
    await make.getByLabel(signIn.password, { exact: true }).fill(this.player.password);
    await this.#tap(make.getByRole('button', { name: security.pinMake }));
    await this.#pressPin(panel, security.pinLabel);
    const { name, number } = this.#trip.bank;
    const saved = this.#sheet(withdraw.title).getByRole('button', { name });
    await expect(saved).toContainText(number.slice(-4));
    await expect(this.#sheet(withdraw.title).getByLabel(withdraw.amount)).not.toHaveValue('');
    await this.#sound();
  }

  /** Requests the withdrawal again, and follows it to its end. */
  async takeOut(): Promise<void> {
    const { profile, security, withdraw } = this.#words;
    const form = this.#sheet(withdraw.title);
    await this.#giveUpBonus(form);
    await this.#tap(this.#take());
    await this.#pressPin(this.#sheet(security.pinTitle), security.pinLabel);
    await expect(form.getByText(withdraw.headReview)).toBeVisible();
    await this.#sound();
    await expect(form.getByText(withdraw.headPaid)).toBeVisible();
    await this.#sound();
    await this.#tap(form.getByRole('button', { name: withdraw.done, exact: true }));
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
    await this.#expectBalance(this.#before - (this.#trip.withdrawal + this.#bonus()) * 100);
    const parts = this.#page.getByRole('main');
    await expect(parts.getByText(profile.pending)).toHaveCount(0);
    await expect(parts.getByText(profile.bonusPart)).toHaveCount(0);
  }

  /** The form shows the bonus money and its remaining wagering; it is kept unless the player declines. */
  async #giveUpBonus(form: Locator): Promise<void> {
    const { deposit, withdraw } = this.#words;
    const { promotion } = this.#trip.deposit;
    const keepBonus = form.getByRole('radio', { name: withdraw.bonusKeep });
    if (!promotion) {
      await expect(keepBonus).toHaveCount(0);
      return;
    }
    const toGo = this.#money(promotion.brings * promotion.times);
    await expect(form.getByText(fill(deposit.bonusToGo, toGo))).toBeVisible();
    await expect(form.getByRole('progressbar', { name: deposit.bonusProgress })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    await expect(keepBonus).toBeChecked();
    await this.#tap(form.getByText(withdraw.bonusGiveUp, { exact: true }));
    await expect(keepBonus).not.toBeChecked();
    await expect(form.getByText(fill(withdraw.bonusGiveUpText, this.#money(promotion.brings)))).toBeVisible();
    await this.#sound();
  }

  /** Checks that every step is listed with consistent balances, and that they sum to the balance. */
  async readStatement(gain: number): Promise<void> {
    const { profile, statement } = this.#words;
    await this.#tap(this.#page.getByRole('main').getByRole('button', { name: profile.statement }));
    const sheet = this.#sheet(statement.title);
    const rows = sheet.getByRole('listitem');
    await expect(rows.filter({ hasText: statement.lineGrant })).toBeVisible();
    await this.#sound();
    const lines = (await rows.allTextContents()).map((text) => ({
      text,
      amounts: [...text.matchAll(/([+−]?)(?:Rp\s|\$)([\d.,]*\d)/g)].map(
        ([, sign, amount = '']) => minorOf(amount) * (sign === '−' ? -1 : 1),
      ),
    }));
    const steps = [
      ...(this.#trip.deposit.promotion ? [statement.lineBonusGivenUp] : []),
      statement.lineHold,
      ...(gain > 0 ? [statement.lineProfit] : []),
      ...(gain >= 0 ? [statement.lineRelease] : []),
      statement.lineStake,
      ...(this.#trip.deposit.promotion ? [statement.lineAward] : []),
      statement.lineDeposit,
      statement.lineGrant,
    ];
    const titles = lines.map(({ text }) => /^\D+/.exec(text)?.[0].trim() ?? '');
    expect([...titles].sort()).toEqual([...steps].sort());

    // Two accounts, each with its balance after the line.
    let [balance, bonus] = [0, 0];
    for (const { amounts, text } of [...lines].reverse()) {
      const [amount = Number.NaN, after] = amounts;
      const ofBonus = text.includes(statement.bonusAfter);
      if (ofBonus) bonus += amount;
      else balance += amount;
      expect(after, text).toBe(ofBonus ? bonus : balance);
    }
    expect(bonus).toBe(0);
    const totals = sheet.getByRole('region', { name: statement.totals });
    await expect(totals).toContainText(`+${this.#money(balance / 100)}`);
    await this.#tap(sheet.getByRole('button', { name: this.#words.common.close }));
    await this.#expectBalance(balance);
  }

  /** Waits until the header shows this amount, and checks it with the house. */
  async #expectBalance(amount: number): Promise<void> {
    await expect.poll(() => this.#shown()).toBe(amount);
    expect(await this.#playable()).toBe(amount);
  }

  /** The playable balance by the house, in minor units. */
  async #playable(): Promise<number> {
    const token = await tokenOf(this.#page);
    const answer = await fetch(new URL('/main/balance/summary', this.#page.url()), {
      headers: { main_token: token },
    });
    return Number(((await answer.json()) as BalanceSummary).playable);
  }

  /** The displayed balance in the header, in minor units. */
  async #shown(): Promise<number> {
    return minorOf(/[\d.,]*\d/.exec((await this.#purse().textContent({ timeout: 30_000 })) ?? '')?.[0] ?? '');
  }

  #purse(): Locator {
    const name = new RegExp(`^${this.#words.common.balance} `);
    return this.#page.getByRole('banner').getByRole('button', { name });
  }

  #take(): Locator {
    const name = fill(this.#words.withdraw.withdrawAmount, this.#money(this.#trip.withdrawal));
    return this.#sheet(this.#words.withdraw.title).getByRole('button', { name });
  }

  /** The bonus amount, in whole units. */
  #bonus(): number {
    return this.#trip.deposit.promotion?.brings ?? 0;
  }

  #grant(): number {
    return Number(MARKETS[this.#trip.market].grant) / 100;
  }

  #money(units: number): string {
    return written(units * 100, MARKETS[this.#trip.market]);
  }

  #sheet(name: string): Locator {
    return this.#page.getByRole('dialog', { name, exact: true });
  }

  async #tap(target: Locator): Promise<void> {
    await target.tap({ timeout: 30_000 });
  }

  /** Presses the PIN's digits once the keypad shows `label`. */
  async #pressPin(pad: Locator, label: string): Promise<void> {
    await expect(pad.getByLabel(label)).toBeVisible();
    await expect(pad.getByLabel(label)).not.toHaveAttribute('readonly');
    for (const digit of PIN) await this.#tap(pad.getByRole('button', { name: digit, exact: true }));
  }

  /** Checks that there are no accessibility violations, and no horizontal overflow. */
  async #sound(): Promise<void> {
    await settled(this.#page);
    expect(await violations(this.#page)).toEqual([]);
    const wide = await this.#page.evaluate(() =>
      [document.scrollingElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] > div')]
        .filter((one) => one !== null && one.scrollWidth > one.clientWidth)
        .map((one) => one?.className),
    );
    expect(wide).toEqual([]);
  }
}
