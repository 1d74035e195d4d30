import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import type { SoloSeeds } from '../../contract/games/solo/channel.ts';
import type { SoloGameKey } from '../../contract/games/soloGames.ts';
import { ChannelError, TestChannel } from '../../house/testing/core/testChannel.ts';
import type { AnyReply, AnyRound } from '../../house/testing/solo/testedGame.ts';
import { type AnyCurRound, moveOf, SoloPlayerAt, startOf } from '../../house/testing/solo/testSolo.ts';
import { isRefusal } from './persistent.ts';
import { type Situation, STEPS } from './soloSituations.ts';

const AMOUNT = 100_000n;

/** A request with its own key. */
interface PendingRequest {
  situation: Situation;
  name: 'StartRound' | 'SelectCard' | 'CashRound';
  variables: Record<string, unknown>;
}

/** A solo game player who records only what the house has acknowledged. */
export class SoloGambler {
  readonly game: SoloGameKey;
  readonly token: string;
  /** Every acknowledged round in its latest state. */
  readonly book = new Map<string, AnyRound>();
  readonly #grant: bigint;
  #at: SoloPlayerAt | null = null;
  #pending: PendingRequest | null = null;
  /** The newest round, and its initial step. */
  #last: AnyRound | null = null;
  #begunAt = 0;
  #pair: SoloSeeds | null = null;
  /** Whether the live pair has been used. */
  #played = false;

  constructor(game: SoloGameKey, token: string, grant: bigint) {
    this.game = game;
    this.token = token;
    this.#grant = grant;
  }

  /** The player's known situation; an unanswered request is only known as sent. */
  get situation(): Situation {
    if (this.#pending) return this.#pending.situation;
    if (!this.#last || this.#last.over) return this.#played ? 'ended' : 'nothing open';
    const steps = this.#last.step - this.#begunAt;
    return steps === 0 ? 'no step' : steps === 1 ? 'one step' : 'several steps';
  }

  /** The player's net result. */
  get net(): bigint {
    return [...this.book.values()].reduce((sum, { win, amount }) => sum + BigInt(win) - BigInt(amount), 0n);
  }

  /** Plays until the situation is reached; the next request is prepared but not sent yet. */
  async bring(situation: Situation): Promise<void> {
    this.#pair ??= (await this.#player.cur()).fairRound;
    await this.#finish();
    const steps = STEPS[situation];
    if (situation === 'nothing open') await this.turn();
    else if (situation === 'ended') {
      await this.#note(this.#start());
      await this.#finish();
    } else if (steps === undefined) this.#pending = this.#start();
    else {
      while (!(await this.#opened(steps)));
      if (situation === 'step sent') this.#pending = this.#step();
      if (situation === 'cash-out sent') this.#pending = this.#cashOut();
    }
  }

  /**
   * Sends the prepared request.
   * @param readsReply whether the answer reaches the player. Resolves once there is one, or never will be.
   */
  async send({ readsReply }: { readsReply: boolean }): Promise<void> {
    const pending = this.#pending;
    if (!pending) return;
    try {
      const reply = await this.#player.send<AnyReply>(pending.name, pending.variables);
      if (readsReply) this.#took(reply);
    } catch (error) {
      // The house lost its database, or the player the house; anything else would be a refusal.
      if (isRefusal(error)) throw error;
    }
  }

  /** Breaks the connection. */
  cut(): void {
    this.#at?.channel.cut();
  }

  async leave(): Promise<void> {
    await this.#at?.channel.close();
    this.#at = null;
  }

  /**
   * Reconnects, finds the round in the known state or one step further, and repeats an unanswered request. Fails if the house
   * contradicts the player's records.
   * @returns whether the unanswered request had been executed; null if there was none
   */
  async comeBack(url: string): Promise<boolean | null> {
    await this.leave();
    const connect = (token: string) => new TestChannel(url, token);
    this.#at = new SoloPlayerAt({ connect }, this.game, { id: '', token: this.token });
    const pending = this.#pending;
    if (!pending) {
      if (this.#pair) await this.#isAsKnown();
      return null;
    }
    const found = openRound(await this.#player.cur());
    const known = this.#last;
    const done = found?.roundId !== known?.roundId || found?.step !== known?.step;
    if (!done) expect(found).toEqual(known);
    await this.#note(pending);
    if (done) expect(this.#last).toEqual(found);
    // At most one step further; a third request gives the same.
    const begun = pending.name === 'StartRound';
    expect(this.#last).toMatchObject(
      begun
        ? { fair: { pairId: this.#pair?.pairId } }
        : { roundId: known?.roundId, step: (known?.step ?? 0) + 1 },
    );
    const again = await this.#player.send<AnyReply>(pending.name, pending.variables);
    expect(again.round).toEqual(this.#last);
    await this.#isAsKnown();
    return done;
  }

  /** Ends an open round. */
  async #finish(): Promise<void> {
    while (this.#last && !this.#last.over)
      await this.#note(this.#last.rate === '0' ? this.#step() : this.#cashOut());
  }

  /** Ends the open round and the seed pair, whose rounds can then be verified. */
  async turn(): Promise<void> {
    await this.#finish();
    const { seeds } = await this.#player.setSeed(this.#pair?.pairId ?? '', randomUUID());
    this.#pair = seeds;
    this.#played = false;
    const { latest } = await this.#player.cur();
    // It now includes its server seed.
    this.#last = latest[0] ?? null;
    expect(this.#last?.roundId).toBe([...this.book.keys()].at(-1));
  }

  /** Compares the house's rounds with the book: rounds missing in the book, and rounds missing at the house. */
  async audit(): Promise<{ unknown: string[]; missing: string[] }> {
    const published = new Map<string, AnyRound>();
    for (let page: AnyRound[] | null = null; page === null || page.length > 0; ) {
      const before = page?.at(-1)?.roundId;
      page = await this.#player.past(before ? { before } : {});
      for (const round of page) published.set(round.roundId, round);
    }
    for (const [roundId, { step, end, rate, win, amount }] of published)
      expect(this.book.get(roundId) ?? {}).toMatchObject({ step, end, rate, win, amount });
    const without = (all: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
      [...all.keys()].filter((id) => !others.has(id));
    return { unknown: without(published, this.book), missing: without(this.book, published) };
  }

  get #player(): SoloPlayerAt {
    if (!this.#at) throw new Error('nobody is there');
    return this.#at;
  }

  /** Starts a round and makes a number of steps. @returns whether it is still open then */
  async #opened(steps: number): Promise<boolean> {
    await this.#note(this.#start());
    for (let step = 0; step < steps && !this.#last?.over; step++) await this.#note(this.#step());
    return !this.#last?.over;
  }

  /** Checks that the house's state equals the player's records, and that it accepts no second round. */
  async #isAsKnown(): Promise<void> {
    if (this.#last && !this.#last.over)
      await expect(this.#player.start({ amount: String(AMOUNT) })).rejects.toMatchObject({
        errCode: ErrorCode.unfinishedGame,
      });
    const cur = await this.#player.cur();
    expect(openRound(cur)).toEqual(this.#last);
    expect(cur.round === null).toBe(this.#last?.over ?? true);
    expect(cur.fairRound).toEqual(this.#pair);
  }

  #start(): PendingRequest {
    const variables = startOf(this.game, { amount: String(AMOUNT) });
    return { situation: 'start sent', name: 'StartRound', variables };
  }

  #step(): PendingRequest {
    const variables = moveOf(this.game, this.#last as AnyRound);
    return { situation: 'step sent', name: 'SelectCard', variables };
  }

  #cashOut(): PendingRequest {
    const variables = { key: randomUUID(), roundId: this.#last?.roundId };
    return { situation: 'cash-out sent', name: 'CashRound', variables };
  }

  /** Repeats the request until it is answered, also after rate limits, and records the answer. */
  async #note({ name, variables }: PendingRequest): Promise<void> {
    for (;;) {
      try {
        this.#took(await this.#player.send<AnyReply>(name, variables));
        return;
      } catch (error) {
        if (!(error instanceof ChannelError) || error.errCode !== ErrorCode.tooFrequent) throw error;
        await sleep(300);
      }
    }
  }

  #took({ round, balance }: AnyReply): void {
    if (round.roundId !== this.#last?.roundId) {
      this.#begunAt = round.step;
      this.#played = true;
      if (this.#pair) this.#pair = { ...this.#pair, nonce: this.#pair.nonce + 1 };
    }
    this.#pending = null;
    this.#last = round;
    this.book.set(round.roundId, round);
    expect({ round, balance }).toMatchObject({ balance: String(this.#grant + this.net) });
  }
}

/** The open round, or else the one that ended last. */
function openRound({ round, latest }: AnyCurRound): AnyRound | null {
  return round ?? latest[0] ?? null;
}
