import { randomUUID } from 'node:crypto';
import type { Meaning, Seat, Transaction, WalletAnswer, WalletDriver } from './driver.ts';

/** What some rules need beside a player and a game; those that lack theirs are not tried. */
export interface Extras {
  /** A token of the player's that ran out. */
  expiredToken?: string;
  /** Another game of the provider. */
  otherGame?: string;
  /** Another player at the game. */
  other?: Pick<Seat, 'user' | 'token'>;
  /** A player whose account is blocked, or who takes a break; with a token that still runs. */
  disabled?: Pick<Seat, 'user' | 'token'>;
  /** A player whose own limit leaves nothing to lose. */
  limited?: Pick<Seat, 'user' | 'token'>;
  /** More than one bet may be, in minor units; the player has as much. */
  tooMuch?: bigint;
}

/** A rule was not kept. */
export class Broken extends Error {}

/** What a rule tries a wallet with. */
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

  /** A name that no transaction had before. */
  id(): string {
    return randomUUID();
  }

  /** What the player has. */
  async balance(): Promise<bigint> {
    const answer = await this.driver.balance();
    this.check('the balance', answer, 'ok');
    if (answer.balance === null) throw new Broken('the balance is not told');
    return answer.balance;
  }

  /** Tells a transaction, and wants one of these to be meant by the answer. */
  async transact(transaction: Transaction, ...wanted: Meaning[]): Promise<WalletAnswer> {
    const answer = await this.driver.transact(transaction);
    this.check(`a ${transaction.kind}`, answer, ...wanted);
    return answer;
  }

  /**
   * Tells transactions at the same moment, and wants one of these to be meant by each answer. What the wallet had no time for is
   * told again, one at a time, as providers do until they know.
   */
  async sendAtOnce(all: readonly Transaction[], ...wanted: Meaning[]): Promise<void> {
    const answers = await Promise.all(all.map((transaction) => this.driver.transact(transaction)));
    for (const [i, transaction] of all.entries()) {
      const answer = answers[i] as WalletAnswer;
      this.check(`a ${transaction.kind}`, answer, ...wanted, 'failed');
      if (answer.means.includes('failed')) await this.transact(transaction, ...wanted);
    }
  }

  /** A bet of the small stake that is taken. Returns its name. */
  async bet(of: Partial<Transaction> = {}): Promise<string> {
    const id = this.id();
    await this.transact({ kind: 'bet', id, amount: this.stake, ...of }, 'ok');
    return id;
  }

  /** Gives back what a rule took. */
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

  /** Wants what the player has to change by so much, and no more. */
  async moves(by: bigint, act: () => Promise<unknown>): Promise<void> {
    const before = await this.balance();
    await act();
    this.equal('the balance', await this.balance(), before + by);
  }
}

/** A rule of studios.md: its name, and how it is tried. */
export interface Rule {
  name: string;
  /** Where only one protocol can say it. */
  only?: string;
  /** What it needs. */
  needs?: keyof Extras;
  check(bench: Bench): Promise<void>;
}
