import type { BetRow } from './bets.ts';

/**
 * An independent model of the ledger: plain maps, no SQL, written from docs/architecture.md ("Money"). It
 * predicts what every request answers; a number is the code of a refusal.
 */

export interface ModelBet {
  player: number;
  round: number;
  amount: bigint;
  /** Null for a bet that is alone on its round. */
  pool: string | null;
  effectiveRate: bigint | null;
  status: BetRow['status'];
  rate: bigint | null;
  payout: bigint;
}

type State = 'queued' | 'open' | 'closed' | 'settled';

/** What an answer tells of the bet and the wallet. */
export interface ModelReply {
  status: BetRow['status'];
  rate: bigint | null;
  payout: bigint;
  balance: bigint;
}

export class LedgerModel {
  readonly wallets: bigint[];
  readonly rounds: State[];
  readonly bets: ModelBet[] = [];
  /** Answers by player and key, with the body they were given for. */
  readonly #answers = new Map<string, { body: string; reply: ModelReply }>();
  readonly #grants = new Map<string, { body: string; balance: bigint }>();

  constructor(players: number, rounds: number, funds: bigint) {
    this.wallets = Array(players).fill(funds);
    this.rounds = Array(rounds).fill('queued');
  }

  grant(player: number, key: string, amount: bigint): bigint | number {
    const known = this.#grants.get(`${player} ${key}`);
    if (known) return known.body === String(amount) ? known.balance : 3;
    if (amount <= 0n) return 3;
    const balance = this.#add(player, amount);
    this.#grants.set(`${player} ${key}`, { body: String(amount), balance });
    return balance;
  }

  place(
    player: number,
    round: number,
    key: string,
    amount: bigint,
    effectiveRate: bigint | null,
  ): ModelReply | number {
    return this.#once(player, key, `place ${round} ${amount}`, () => {
      const state = this.rounds[round];
      if (state === undefined) return 704;
      if (state === 'closed' || state === 'settled') return 716;
      if (this.#balance(player) < amount) return 700;
      if (amount <= 0n) return 702;
      if (this.#open(player, round)) return 746;
      return this.#stand({ player, round, amount, pool: null, effectiveRate });
    });
  }

  /** A stake on a pool of a round of pools. */
  stake(
    player: number,
    round: number,
    key: string,
    pool: string,
    amount: bigint,
    most: bigint,
  ): ModelReply | number {
    return this.#once(player, key, `stake ${round} ${pool} ${amount}`, () => {
      const state = this.rounds[round];
      if (state === undefined) return 704;
      if (state === 'closed') return 712;
      if (state === 'settled') return 716;
      const own = this.#openOn(round).filter((bet) => bet.player === player && bet.pool === pool);
      if (own.reduce((sum, bet) => sum + bet.amount, amount) > most) return 711;
      if (this.#balance(player) < amount) return 700;
      if (amount <= 0n) return 702;
      return this.#stand({ player, round, amount, pool, effectiveRate: null });
    });
  }

  /** With a rate the bet is cashed, without one taken back. */
  end(player: number, round: number, key: string, rate: bigint | null): ModelReply | number {
    return this.#once(player, key, `${rate === null ? 'return' : 'pay'} ${round}`, () => {
      if (!this.bets.some((bet) => bet.player === player && bet.round === round)) return 704;
      const bet = this.#open(player, round);
      const flies = this.rounds[round] === 'closed';
      const before = this.rounds[round] === 'queued' || this.rounds[round] === 'open';
      if (!bet || (rate === null ? !before : !flies)) return 712;
      if (rate === null) return this.#giveBack(bet);
      // What the bet is paid at by itself came before.
      return this.#cash(
        bet,
        bet.effectiveRate !== null && bet.effectiveRate < rate ? bet.effectiveRate : rate,
      );
    });
  }

  /** The round's next step before it is settled; false when there is none. */
  move(round: number): boolean {
    const next = { queued: 'open', open: 'closed', closed: null, settled: null } as const;
    const state = this.rounds[round];
    const to = state && next[state];
    if (to) this.rounds[round] = to;
    return Boolean(to);
  }

  due(round: number, rate: bigint): number {
    if (this.rounds[round] !== 'closed') return 0;
    const due = this.#openOn(round).filter((bet) => bet.effectiveRate !== null && bet.effectiveRate <= rate);
    for (const bet of due) this.#cash(bet, bet.effectiveRate ?? 0n);
    return due.length;
  }

  settle(round: number, target: bigint, interrupted: boolean): number | string {
    const state = this.rounds[round];
    if (state === undefined) return 704;
    if (state === 'settled') return 0;
    if (state !== 'closed') return 'not closed';
    const open = this.#openOn(round);
    this.due(round, target);
    for (const bet of this.#openOn(round)) {
      if (interrupted) this.#giveBack(bet);
      else bet.status = 'lost';
    }
    this.rounds[round] = 'settled';
    return open.length;
  }

  /** Settles a round of pools; a pool without a rate has lost. */
  settlePools(round: number, rates: Record<string, bigint>, interrupted: boolean): number | string {
    const state = this.rounds[round];
    if (state === undefined) return 704;
    if (state === 'settled') return 0;
    if (state !== 'closed') return 'not closed';
    const open = this.#openOn(round);
    for (const bet of open) {
      const rate = rates[bet.pool ?? ''] ?? 0n;
      if (interrupted) this.#giveBack(bet);
      else if (rate > 0n) this.#cash(bet, rate);
      else bet.status = 'lost';
    }
    this.rounds[round] = 'settled';
    return open.length;
  }

  /** The target nearest to `target` that the round may have: no bet was paid above it. */
  possibleTarget(round: number, target: bigint): bigint {
    const rates = this.bets.filter((bet) => bet.round === round).map((bet) => bet.rate ?? 0n);
    return [target, ...rates].sort((a, b) => Number(b - a))[0] ?? target;
  }

  #once(player: number, key: string, body: string, act: () => ModelReply | number): ModelReply | number {
    const known = this.#answers.get(`${player} ${key}`);
    if (known) return known.body === body ? known.reply : 3;
    const reply = act();
    if (typeof reply !== 'number') this.#answers.set(`${player} ${key}`, { body, reply });
    return reply;
  }

  #stand(bet: Pick<ModelBet, 'player' | 'round' | 'amount' | 'pool' | 'effectiveRate'>): ModelReply {
    const placed: ModelBet = { ...bet, status: 'placed', rate: null, payout: 0n };
    this.bets.push(placed);
    return { ...endOf(placed), balance: this.#add(bet.player, -bet.amount) };
  }

  #cash(bet: ModelBet, rate: bigint): ModelReply {
    Object.assign(bet, { status: 'cashed', rate, payout: (bet.amount * rate) / 10_000n });
    return { ...endOf(bet), balance: this.#add(bet.player, bet.payout) };
  }

  #giveBack(bet: ModelBet): ModelReply {
    bet.status = 'returned';
    return { ...endOf(bet), balance: this.#add(bet.player, bet.amount) };
  }

  #openOn(round: number): ModelBet[] {
    return this.bets.filter((bet) => bet.round === round && bet.status === 'placed');
  }

  #open(player: number, round: number): ModelBet | undefined {
    return this.#openOn(round).find((bet) => bet.player === player);
  }

  #balance(player: number): bigint {
    return this.wallets[player] ?? 0n;
  }

  #add(player: number, amount: bigint): bigint {
    this.wallets[player] = this.#balance(player) + amount;
    return this.#balance(player);
  }
}

function endOf({ status, rate, payout }: ModelBet): Omit<ModelReply, 'balance'> {
  return { status, rate, payout };
}
