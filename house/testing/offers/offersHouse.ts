import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../../contract/http/accounts.ts';
import type { Call } from '../../../contract/http/call.ts';
import { addressOf } from '../../../contract/http/call.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { dateOf, dayOf } from '../../../contract/marketTime.ts';
import { TestTime } from '../core/testTime.ts';
import { addEndedBet } from '../games/testWins.ts';
import { type Answer, TestHouse, type TestSettings } from '../testHouse.ts';

/** 1 U of the Indonesian market, in minor units. */
export const U = MARKETS.id.unit;

/** A house whose days a test lets pass, and what players do for promotions. */
export class OffersHouse {
  readonly house: TestHouse;
  readonly #time: TestTime;

  private constructor(house: TestHouse) {
    this.house = house;
    this.#time = new TestTime(house.db);
  }

  static async start(settings: TestSettings = {}): Promise<OffersHouse> {
    return new OffersHouse(await TestHouse.start(settings));
  }

  now(): number {
    return this.house.house.clock.now();
  }

  /** Today's date in the market. */
  today(): string {
    return dateOf(this.now(), MARKETS.id.timeZone);
  }

  /** Lets time pass, and does what is due by the calendar then. */
  async pass(ms: number): Promise<void> {
    await this.#time.pass(ms, this.house.house.clock);
    await this.house.house.doPeriodic();
  }

  /** Lets time pass until so many hours after the next midnight of the market. */
  async tomorrow(hours = 0): Promise<void> {
    await this.pass(dayOf(this.now(), MARKETS.id.timeZone).end + hours * 3_600_000 - this.now());
  }

  /** A bet that has ended, counted in today's totals; a lost one unless it says a rate in 1/10000. */
  async play(
    userId: string,
    staked: bigint,
    { rate = null, game = 'crash' }: { rate?: bigint | null; game?: string } = {},
  ) {
    await addEndedBet(this.house.db, { userId: BigInt(userId), rate, at: this.now(), amount: staked, game });
  }

  /** A claim, with a key of its own unless one is given. */
  claim<Input>(
    call: Call<Input, unknown>,
    { token }: Pick<SignedIn, 'token'>,
    input?: Input,
    key = randomUUID() as string,
  ): Promise<Answer> {
    const { url, body } = addressOf(call, input);
    return this.house.request(call.method, url, {
      token,
      headers: { 'idempotency-key': key },
      ...(body !== undefined && { body }),
    });
  }

  close(): Promise<void> {
    return this.house.close();
  }
}
