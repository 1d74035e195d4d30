import { expect } from '@playwright/test';
import { SERVER_TIME } from '../../../contract/http/call.ts';
import { promoNotice } from '../../../contract/http/offers/promotions.ts';
import { MARKETS, type Market, type MarketId } from '../../../contract/markets.ts';
import { atHour, dateAfter, dateOf, weekOf } from '../../../contract/marketTime.ts';
import { TestTime } from '../../../house/testing/core/testTime.ts';
import { withDatabase } from '../../withDatabase.ts';
import { test as base } from './house.ts';

/** How long before a moment a test opens the page that has to see it pass, ms: time for loading and checks. */
const SHORTLY = 20_000;

/** The clock of a test's own house: a test can move it forward, and it continues from there. */
export class Calendar {
  readonly market: Market;
  readonly #url: string;
  readonly #dataDir: string;

  /** @param url of the house; @param dataDir where its database is */
  constructor(url: string, dataDir: string, market: Market) {
    this.#url = url;
    this.#dataDir = dataDir;
    this.market = market;
  }

  /** Today in the market, or a number of days later: '2026-11-27'. */
  async date(days = 0): Promise<string> {
    return dateAfter(dateOf(await this.#now(), this.market.timeZone), days);
  }

  /** The next Monday in the market. */
  async monday(): Promise<string> {
    return dateAfter(weekOf(await this.#now(), this.market.timeZone).monday, 7);
  }

  /** Moves time forward to an hour of a date in the market. */
  async passTo(date: string, hour: number): Promise<void> {
    await this.#passTo(atHour(date, hour, this.market.timeZone));
  }

  /** Like `passTo`, but stops shortly before: the moment itself passes in real time. */
  async passNearTo(date: string, hour: number): Promise<void> {
    await this.#passTo(atHour(date, hour, this.market.timeZone) - SHORTLY);
  }

  /** The house's current time, as sent to every page. */
  async #now(): Promise<number> {
    const { headers } = await fetch(new URL(promoNotice.path, this.#url));
    return Number(headers.get(SERVER_TIME));
  }

  async #passTo(at: number): Promise<void> {
    await withDatabase(this.#dataDir, async (db) => {
      const time = new TestTime(db);
      await time.pass(Math.max(0, at - (await time.now())));
    });
    // The house checks its clock every five seconds.
    await expect.poll(() => this.#now(), { timeout: 30_000 }).toBeGreaterThanOrEqual(at);
  }
}

/** A test file's own house, with its calendar. */
export const test = base.extend<object, { calendar: Calendar }>({
  calendar: [
    async ({ house, dataDir, settings }, use) => {
      await use(new Calendar(house.url, dataDir, MARKETS[(settings.MARKET ?? 'id') as MarketId]));
    },
    { scope: 'worker' },
  ],
});
