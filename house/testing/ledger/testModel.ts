import { areOpposite, type Covers } from '../../../contract/games/pools/covers.ts';
import { endOf, type ModelBet, type ModelReply, type ModelWagering } from './testModelBets.ts';

/**
 * An independent model of the ledger: plain maps, no SQL, written from docs/architecture.md ("Money"). It predicts the answer
 * of every request; a number is the code of a refusal.
 */

type State = 'queued' | 'open' | 'closed' | 'settled';

/** Maximum cost of one round on a pool for the house, and the rates of pools (1/10000); games without pools have one, ''. */
interface ModelCap {
  mostExposure: bigint;
  rates?: Readonly<Record<string, bigint>>;
}

interface ModelOptions {
  covers?: Covers;
  cap?: ModelCap;
}

export class LedgerModel {
  readonly wallets: bigint[];
  readonly bonuses: bigint[];
  /** Charged back money that the player no longer had. */
  readonly debts: bigint[];
  readonly wageringRequirements: ModelWagering[] = [];
  readonly rounds: State[];
  readonly bets: ModelBet[] = [];
  /** Answers by player and key, with the body of the first request. */
  readonly #answers = new Map<string, { body: string; reply: ModelReply }>();
  readonly #grants = new Map<string, { body: string; balance: bigint }>();
  readonly #payments: { player: number; amount: bigint; takenBack: boolean }[] = [];
  /** Each player's winnings from bets that end together: debts are deducted from them. */
  readonly #came = new Map<number, bigint>();
  readonly #covers: Covers | null;
  readonly #cap: ModelCap | null;
  /** Possible profit of all bets of a round on a pool, by round and pool. */
  readonly #exposures = new Map<string, bigint>();

  constructor(players: number, rounds: number, funds: bigint, { covers, cap }: ModelOptions = {}) {
    this.#covers = covers ?? null;
    this.#cap = cap ?? null;
    this.wallets = Array(players).fill(funds);
    this.bonuses = Array(players).fill(0n);
    this.debts = Array(players).fill(0n);
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

  /**
   * Gives an award that must be wagered `multiple` times before it is the player's cash; with 0 it pays debts first, and the
   * rest is the player's.
   */
  award(player: number, key: string, amount: bigint, multiple: number): bigint | number {
    const body = `award ${amount} ${multiple}`;
    const known = this.#grants.get(`${player} ${key} award`);
    if (known) return known.body === body ? known.balance : 3;
    if (amount <= 0n) return 3;
    if (multiple === 0) this.#comeIn(player, amount);
    else {
      this.bonuses[player] = this.#bonus(player) + amount;
      let open = this.#wagering(player);
      if (!open) {
        open = { player, status: 'open', required: 0n, counted: 0n };
        this.wageringRequirements.push(open);
      }
      open.required += amount * BigInt(multiple);
    }
    const balance = this.#balance(player);
    this.#grants.set(`${player} ${key} award`, { body, balance });
    return balance;
  }

  /** A deposit, from which debts are paid first. */
  deposit(player: number, amount: bigint): bigint {
    this.#payments.push({ player, amount, takenBack: false });
    this.#comeIn(player, amount);
    return this.#balance(player);
  }

  /** An operator's credit. Returns the new balance. */
  credit(player: number, amount: bigint): bigint {
    this.#comeIn(player, amount);
    return this.wallets[player] ?? 0n;
  }

  /** Charges back the player's last valid payment; null if there is none. */
  chargeBack(player: number): { balance: bigint; debt: bigint } | null {
    const payment = this.#payments.findLast((one) => one.player === player && !one.takenBack);
    if (!payment) return null;
    payment.takenBack = true;
    const wallet = this.wallets[player] ?? 0n;
    const taken = wallet < payment.amount ? wallet : payment.amount;
    this.#add(player, -taken);
    this.debts[player] = this.#debt(player) + payment.amount - taken;
    return { balance: this.#balance(player), debt: this.#debt(player) };
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
      if (!this.#has(player, amount)) return 700;
      if (amount <= 0n) return 702;
      if (this.#open(player, round)) return 746;
      if (!this.#expose(round, '', profitOf(amount, effectiveRate))) return 711;
      return this.#stand({ player, round, amount, pool: null, effectiveRate });
    });
  }

  /** Places a stake on a pool of a round with pools. */
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
      if (!this.#has(player, amount)) return 700;
      if (amount <= 0n) return 702;
      if (!this.#expose(round, pool, profitOf(amount, this.#cap?.rates?.[pool] ?? null))) return 711;
      return this.#stand({ player, round, amount, pool, effectiveRate: null });
    });
  }

  /** Ends a bet: cashed out with a rate, taken back without one. */
  end(player: number, round: number, key: string, rate: bigint | null): ModelReply | number {
    return this.#once(player, key, `${rate === null ? 'return' : 'pay'} ${round}`, () => {
      if (!this.bets.some((bet) => bet.player === player && bet.round === round)) return 704;
      const bet = this.#open(player, round);
      const flies = this.rounds[round] === 'closed';
      const before = this.rounds[round] === 'queued' || this.rounds[round] === 'open';
      if (!bet || (rate === null ? !before : !flies)) return 712;
      if (rate === null) {
        this.#giveBack(bet);
        this.#expose(round, '', -profitOf(bet.amount, bet.effectiveRate));
      } else
        this.#cash(
          bet,
          // The auto cash-out came first.
          bet.effectiveRate !== null && bet.effectiveRate < rate ? bet.effectiveRate : rate,
        );
      this.#turnOver([bet]);
      return { ...endOf(bet), balance: this.#balance(player) };
    });
  }

  /** Moves a round to its next state before settling; returns false if there is none. */
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
    this.#turnOver(due);
    return due.length;
  }

  settle(round: number, target: bigint, interrupted: boolean): number | string {
    const state = this.rounds[round];
    if (state === undefined) return 704;
    if (state === 'settled') return 0;
    if (state !== 'closed') return 'not closed';
    const open = this.#openOn(round);
    for (const bet of open) {
      if (bet.effectiveRate !== null && bet.effectiveRate <= target) this.#cash(bet, bet.effectiveRate);
      else if (interrupted) this.#giveBack(bet);
      else bet.status = 'lost';
    }
    this.#turnOver(open);
    this.rounds[round] = 'settled';
    return open.length;
  }

  /** Settles a round with pools; a pool without a rate has lost. */
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
    this.#turnOver(open);
    this.rounds[round] = 'settled';
    return open.length;
  }

  /** The nearest target to `target` that the round can have: no bet was paid above it. */
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
    const own = bet.amount <= (this.wallets[bet.player] ?? 0n);
    const wagering = own ? null : this.#wagering(bet.player);
    const placed: ModelBet = { ...bet, wagering, status: 'placed', rate: null, payout: 0n };
    this.bets.push(placed);
    this.#move(placed, -bet.amount);
    return { ...endOf(placed), balance: this.#balance(bet.player) };
  }

  /** Adds to a round's possible cost on a pool; returns false, without a change, if that would exceed the cap. */
  #expose(round: number, pool: string, profit: bigint): boolean {
    const key = `${round} ${pool}`;
    const sum = (this.#exposures.get(key) ?? 0n) + profit;
    if (this.#cap && sum > this.#cap.mostExposure) return false;
    this.#exposures.set(key, sum);
    return true;
  }

  #cash(bet: ModelBet, rate: bigint): void {
    Object.assign(bet, { status: 'cashed', rate, payout: (bet.amount * rate) / 10_000n });
    this.#move(bet, bet.payout);
  }

  #giveBack(bet: ModelBet): void {
    bet.status = 'returned';
    this.#move(bet, bet.amount);
  }

  /** Bets are paid to the account that the stake came from; if its wagering is complete, the money goes on into the wallet. */
  #move({ player, wagering }: ModelBet, amount: bigint): void {
    if (wagering?.status === 'open') this.bonuses[player] = this.#bonus(player) + amount;
    else {
      this.#add(player, amount);
      if (amount > 0n) this.#came.set(player, (this.#came.get(player) ?? 0n) + amount);
    }
  }

  /**
   * Counts wagering: bets that end together count half their stake, and nothing if the player's bets on the round are opposite.
   */
  #turnOver(ended: readonly ModelBet[]): void {
    const pools = (player: number) =>
      ended.flatMap((bet) => (bet.player === player && bet.pool !== null ? [bet.pool] : []));
    for (const { wagering, player, amount, status } of ended)
      if (wagering?.status === 'open' && status !== 'returned')
        wagering.counted += this.#covers && areOpposite(this.#covers, pools(player)) ? 0n : amount / 2n;
    for (const wagering of new Set(ended.map((bet) => bet.wagering))) {
      if (wagering?.status !== 'open') continue;
      const { player } = wagering;
      const runs = this.bets.some((bet) => bet.wagering === wagering && bet.status === 'placed');
      if (wagering.counted >= wagering.required) {
        wagering.status = 'met';
        this.#add(player, this.#bonus(player));
        this.#collect(player, this.#bonus(player));
        this.bonuses[player] = 0n;
      } else if (this.#bonus(player) === 0n && !runs) wagering.status = 'spent';
    }
    for (const [player, came] of this.#came) this.#collect(player, came);
    this.#came.clear();
  }

  #openOn(round: number): ModelBet[] {
    return this.bets.filter((bet) => bet.round === round && bet.status === 'placed');
  }

  #open(player: number, round: number): ModelBet | undefined {
    return this.#openOn(round).find((bet) => bet.player === player);
  }

  /** Credits the wallet, after debts are deducted. */
  #comeIn(player: number, amount: bigint): void {
    this.#add(player, amount);
    this.#collect(player, amount);
  }

  #collect(player: number, came: bigint): void {
    const paid = came < this.#debt(player) ? came : this.#debt(player);
    this.#add(player, -paid);
    this.debts[player] = this.#debt(player) - paid;
  }

  #debt(player: number): bigint {
    return this.debts[player] ?? 0n;
  }

  #balance(player: number): bigint {
    return (this.wallets[player] ?? 0n) + this.#bonus(player);
  }

  #bonus(player: number): bigint {
    return this.bonuses[player] ?? 0n;
  }

  /** Whether cash or bonus money alone suffices. */
  #has(player: number, amount: bigint): boolean {
    return amount <= (this.wallets[player] ?? 0n) || amount <= this.#bonus(player);
  }

  #wagering(player: number): ModelWagering | null {
    return this.wageringRequirements.find((one) => one.player === player && one.status === 'open') ?? null;
  }

  #add(player: number, amount: bigint): bigint {
    this.wallets[player] = (this.wallets[player] ?? 0n) + amount;
    return this.#balance(player);
  }
}

/** The profit that a bet adds to its round's cap: at a rate of at most 100, and of 2 without a rate (1/10000). */
function profitOf(amount: bigint, rate: bigint | null): bigint {
  const counted = rate === null ? 20_000n : rate < 1_000_000n ? rate : 1_000_000n;
  const profit = (amount * counted) / 10_000n - amount;
  return profit > 0n ? profit : 0n;
}
