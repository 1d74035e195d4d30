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

/** Something asked with a key of its own. */
interface PendingRequest {
  situation: Situation;
  name: 'StartRound' | 'SelectCard' | 'CashRound';
  variables: Record<string, unknown>;
}

/** A player at one solo game with a book of their own: what the house has acknowledged goes into it, and nothing else. */
export class SoloGambler {
  readonly game: SoloGameKey;
  readonly token: string;
  /** Every acknowledged round, as it was told last. */
  readonly book = new Map<string, AnyRound>();
  readonly #grant: bigint;
  #at: SoloPlayerAt | null = null;
  #pending: PendingRequest | null = null;
  /** The newest round, and its step as it began. */
  #last: AnyRound | null = null;
  #begunAt = 0;
  #pair: SoloSeeds | null = null;
  /** Rounds were played of the live pair. */
  #played = false;

  constructor(game: SoloGameKey, token: string, grant: bigint) {
    this.game = game;
    this.token = token;
    this.#grant = grant;
  }

  /** What the player knows of how things stand: of an unanswered request no more than that it was sent. */
  get situation(): Situation {
    if (this.#pending) return this.#pending.situation;
    if (!this.#last || this.#last.over) return this.#played ? 'ended' : 'nothing open';
    const steps = this.#last.step - this.#begunAt;
    return steps === 0 ? 'no step' : steps === 1 ? 'one step' : 'several steps';
  }

  /** All that the player won and lost. */
  get net(): bigint {
    return [...this.book.values()].reduce((sum, { win, amount }) => sum + BigInt(win) - BigInt(amount), 0n);
  }

  /** Plays until things stand so; what is to be sent is made up and not sent yet. */
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

  /** Sends what is to be sent. @param hears whether the answer reaches the player. Resolves once there is one, or never will be. */
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

  /** The connection breaks. */
  cut(): void {
    this.#at?.channel.cut();
  }

  async leave(): Promise<void> {
    await this.#at?.channel.close();
    this.#at = null;
  }

  /**
   * Comes back, finds the round as it was or one on, and asks again for what was not answered. Fails when the house does not
   * say what the player knows. @returns whether the unanswered request had been done; null when there was none
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
    // One on, and no more; asked a third time, the same.
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

  /** Ends what is open, and the pair: its rounds can be checked then. */
  async turn(): Promise<void> {
    await this.#finish();
    const { seeds } = await this.#player.setSeed(this.#pair?.pairId ?? '', randomUUID());
    this.#pair = seeds;
    this.#played = false;
    const { latest } = await this.#player.cur();
    // Told with its server seed now.
    this.#last = latest[0] ?? null;
    expect(this.#last?.roundId).toBe([...this.book.keys()].at(-1));
  }

  /** What the house says of the player's rounds, held to the book: rounds that are not in it, and that it has and the house not. */
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

  /** Starts a round and makes so many steps. @returns whether it is still open then */
  async #opened(steps: number): Promise<boolean> {
    await this.#note(this.#start());
    for (let step = 0; step < steps && !this.#last?.over; step++) await this.#note(this.#step());
    return !this.#last?.over;
  }

  /** The house says exactly what the player knows, and takes no second round. */
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

  /** Asks until it is answered, as one who was too quick does, and notes the answer. */
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

/** The open round, else the one that ended last. */
function openRound({ round, latest }: AnyCurRound): AnyRound | null {
  return round ?? latest[0] ?? null;
}
