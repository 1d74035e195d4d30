import { randomUUID } from 'node:crypto';
import type { Meaning, Seat, Transaction, WalletAnswer, WalletDriver } from './driver.ts';

/** Test data that some rules need besides a player and a game; rules without their data are skipped. */
export interface Extras {
  /** An expired token of the player. */
  expiredToken?: string;
  /** Another game of the provider. */
  otherGame?: string;
  /** Another player at the game. */
  other?: Pick<Seat, 'user' | 'token'>;
  /** A player whose account is blocked or in a time-out, with a valid token. */
  disabled?: Pick<Seat, 'user' | 'token'>;
  /** A player whose own loss limit is used up. */
  limited?: Pick<Seat, 'user' | 'token'>;
  /** An amount above the maximum bet, in minor units; the player's balance covers it. */
  tooMuch?: bigint;
}

/** Thrown when a rule is broken. */
export class Broken extends Error {}

/** Test tools with which rules call a wallet. */
export class Bench {
  readonly driver: WalletDriver;
  readonly seat: Seat;
  readonly extras: Extras;
  /** A small stake, in minor units. */
  readonly stake: bigint;
  readonly times: number[] = [];

  constructor(
    driver: WalletDriver,
    seat: Seat,
    { stake = 100n, ...extras }: Extras & { stake?: bigint } = {},
  ) {
    this.driver = driver;
    this.seat = seat;
    this.extras = extras;
    this.stake = stake;
  }

  /** An unused transaction id. */
  id(): string {
    return randomUUID();
  }

  /** The player's balance. */
  async balance(): Promise<bigint> {
    const answer = await this.driver.balance();
    this.check('the balance', answer, 'ok');
    if (answer.balance === null) throw new Broken('the balance is not told');
    return answer.balance;
  }

  /** Sends a transaction and checks that the answer has one of these meanings. */
  async transact(transaction: Transaction, ...wanted: Meaning[]): Promise<WalletAnswer> {
    const answer = await this.driver.transact(transaction);
    this.check(`a ${transaction.kind}`, answer, ...wanted);
    return answer;
  }

  /**
   * Sends transactions concurrently and checks that each answer has one of these meanings. Those that the wallet had no time
   * for are repeated one at a time, as providers do until they get an answer.
   */
  async sendAtOnce(all: readonly Transaction[], ...wanted: Meaning[]): Promise<void> {
    const answers = await Promise.all(all.map((transaction) => this.driver.transact(transaction)));
    for (const [i, transaction] of all.entries()) {
      const answer = answers[i] as WalletAnswer;
      this.check(`a ${transaction.kind}`, answer, ...wanted, 'failed');
      if (answer.means.includes('failed')) await this.transact(transaction, ...wanted);
    }
  }

  /** Places an accepted bet of the small stake. Returns its id. */
  async bet(of: Partial<Transaction> = {}): Promise<string> {
    const id = this.id();
    await this.transact({ kind: 'bet', id, amount: this.stake, ...of }, 'ok');
    return id;
  }

  /** Rolls back a rule's bets. */
  async undo(...bets: string[]): Promise<void> {
    for (const reference of bets) await this.transact({ kind: 'rollback', id: this.id(), reference }, 'ok');
  }

  check(what: string, answer: WalletAnswer, ...wanted: Meaning[]): void {
    this.times.push(answer.ms);
    if (answer.http !== 200) throw new Broken(`${what} was answered with HTTP ${answer.http}, not 200`);
    if (!answer.means.some((meaning) => wanted.includes(meaning)))
      throw new Broken(`${what} was answered with ${answer.status}, which is not ${wanted.join(' or ')}`);
  }

  equal(what: string, seen: bigint | null, wanted: bigint): void {
    if (seen !== wanted) throw new Broken(`${what} is ${seen}, not ${wanted}`);
  }

  /** Checks that the player's balance changes by exactly this amount. */
  async moves(by: bigint, act: () => Promise<unknown>): Promise<void> {
    const before = await this.balance();
    await act();
    this.equal('the balance', await this.balance(), before + by);
  }
}

/** A rule of studios.md: its name and its test. */
export interface Rule {
  name: string;
  /** Set if only one protocol can express it. */
  only?: string;
  /** The test data that it needs. */
  needs?: keyof Extras;
  check(bench: Bench): Promise<void>;
}
