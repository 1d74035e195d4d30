import type { Minor } from '../../../contract/money.ts';
import type { SlotDefinition } from '../../../contract/slots/models.ts';
import { seededRandom } from '../../../contract/slots/random.ts';
import { spin, stakeOf, winOf } from '../../../contract/slots/spin.ts';
import { steppedBet } from './bets.ts';
import { type Effect, type SessionEvent, step } from './spins.ts';
import { type Gift, type Session, type SpinRequest, type Spun, shownBalance } from './state.ts';

/** A test house: decides each spin once by its id. */
export class SlotHouse {
  readonly slot: SlotDefinition;
  readonly spins = new Map<string, Spun>();
  balance: Minor;
  gift: Gift | null = null;
  readonly #seed: string;

  constructor(slot: SlotDefinition, balance: Minor, seed: number) {
    this.slot = slot;
    this.balance = balance;
    this.#seed = String(seed);
  }

  /** Null if the balance is too low. */
  spin({ spin: name, mode, bet, gift }: SpinRequest): Spun | null {
    const known = this.spins.get(name);
    if (known) return known;
    const stake = gift ? 0n : (stakeOf(this.slot, mode, bet) ?? 0n);
    if (stake > this.balance) return null;
    const nonce = this.spins.size;
    const book = spin(this.slot, mode, seededRandom(this.#seed, 'test', nonce));
    const win = winOf(book, bet);
    this.balance += win - stake;
    if (gift && this.gift) this.gift = { ...this.gift, left: this.gift.left - 1, won: this.gift.won + win };
    const spun: Spun = { spin: name, bet, stake, win, ...book, nonce, serverSeedHash: 'hash' };
    this.spins.set(name, spun);
    return spun;
  }
}

export type TestAction =
  | 'press'
  | 'buy'
  | 'auto'
  | 'stopAuto'
  | 'due'
  | 'answer'
  | 'loseQuestion'
  | 'loseAnswer'
  | 'refuseMaintenance'
  | 'refuseLimit'
  | 'takeBack'
  | 'retry'
  | 'won'
  | 'shown'
  | 'replay'
  | 'turbo'
  | 'pause'
  | 'goOn'
  | 'deposit'
  | 'higher'
  | 'lower';

/** Plays a session against a house, and checks its invariants. */
export class TestPlay {
  readonly house: SlotHouse;
  session: Session;
  /** All requests, by id. */
  readonly requests = new Map<string, SpinRequest>();
  /** Rounds reported to the site as started and not as ended. */
  running: string[] = [];
  /** The balance last reported to the site. */
  reported: Minor | null = null;
  readonly #broken: string[] = [];
  #pending: SpinRequest | null = null;
  #playing: Spun | null = null;
  #names = 0;
  /** A deposit came in the middle of a spin. */
  #unreported = false;

  constructor(house: SlotHouse) {
    this.house = house;
    this.session = {
      slot: house.slot,
      bets: [50n, 100n, 200n],
      bet: 100n,
      balance: house.balance,
      phase: { at: 'idle' },
      win: 0n,
      gift: house.gift,
      auto: null,
      turbo: false,
      paused: false,
      notice: null,
      seeds: { serverSeedHash: 'hash', clientSeed: 'test', nonce: 0 },
      history: [],
    };
  }

  shown(): Minor {
    return shownBalance(this.session);
  }

  /** The violated invariants so far. */
  broken(): readonly string[] {
    const { balance } = this.house;
    const { phase } = this.session;
    const unshownWin = phase.at === 'playing' && !phase.replay ? phase.spun.win : 0n;
    if (this.shown() + unshownWin > balance) this.#broken.push(`shows ${this.shown()} of ${balance}`);
    if (this.running.length > 1) this.#broken.push(`runs ${this.running.length} rounds`);
    return this.#broken;
  }

  dispatch(event: SessionEvent): void {
    const [session, effects] = step(this.session, event);
    this.session = session;
    for (const effect of effects) this.#take(effect);
  }

  /** Answers and shows everything until nothing is pending; a site then repeats the balance that the game does not show. */
  settle(): void {
    for (let i = 0; i < 20; i++) for (const one of ['retry', 'answer', 'shown'] as const) this.act(one);
    if (this.#unreported) this.dispatch({ type: 'balance', balance: this.house.balance });
  }

  act(action: TestAction): void {
    const event = this.#eventOf(action, `spin ${this.#names++}`);
    if (event) this.dispatch(event);
  }

  #eventOf(action: TestAction, name: string): SessionEvent | null {
    const { turbo, bets, bet, history } = this.session;
    const [newest] = history;
    switch (action) {
      case 'press':
        return { type: 'spin', name };
      case 'buy':
      case 'due':
        return { type: action, name };
      case 'auto':
        return {
          type: 'auto',
          name,
          settings: { spins: 5, stopLoss: 300n, stopWin: 500n, stopFeature: true },
        };
      case 'retry':
      case 'stopAuto':
        return { type: action };
      case 'turbo':
        return { type: 'turbo', on: !turbo };
      case 'pause':
      case 'goOn':
        return { type: 'paused', paused: action === 'pause' };
      case 'deposit':
        this.house.balance += 1_000n;
        this.#unreported = this.session.phase.at !== 'idle';
        return { type: 'balance', balance: this.house.balance };
      case 'higher':
      case 'lower':
        return { type: 'bet', bet: steppedBet(bets, bet, action === 'higher' ? 1 : -1) };
      case 'won':
        return { type: 'won', rate: this.#playing?.rate ?? 0 };
      case 'replay':
        return newest ? { type: 'replay', spun: newest } : null;
      case 'shown': {
        const shown = this.#playing;
        this.#playing = null;
        return shown && { type: 'shown' };
      }
      default: {
        const request = this.#pending;
        this.#pending = null;
        return request && this.#serve(request, action);
      }
    }
  }

  #serve(
    request: SpinRequest,
    how: 'answer' | 'loseQuestion' | 'loseAnswer' | 'refuseMaintenance' | 'refuseLimit' | 'takeBack',
  ): SessionEvent {
    const { spin: name } = request;
    if (how === 'loseQuestion') return { type: 'lost', spin: name };
    if (how === 'refuseMaintenance')
      return { type: 'refused', spin: name, error: 'maintenance', over: false };
    // It was taken back, and is forgotten.
    if (how === 'takeBack') return { type: 'refused', spin: name, error: 'other', over: true };
    // A house always answers for a spin that it knows.
    if (how === 'refuseLimit' && !this.house.spins.has(name))
      return { type: 'refused', spin: name, error: 'limit', over: true };
    const spun = this.house.spin(request);
    if (how === 'loseAnswer') return { type: 'lost', spin: name };
    if (!spun) return { type: 'refused', spin: name, error: 'balance', over: true };
    return { type: 'answered', spun, balance: this.house.balance, gift: this.house.gift };
  }

  #take(effect: Effect): void {
    if (effect.do === 'ask') {
      const before = this.requests.get(effect.request.spin);
      if (before && JSON.stringify(texts(before)) !== JSON.stringify(texts(effect.request)))
        this.#broken.push('asks for another spin under the same name');
      if (this.#pending || this.#playing) this.#broken.push('two spins at once');
      this.requests.set(effect.request.spin, effect.request);
      this.#pending = effect.request;
    }
    if (effect.do === 'play') {
      if (this.#pending || this.#playing) this.#broken.push('plays beside another');
      this.#playing = effect.spun;
    }
    if (effect.do === 'begun') this.running.push(effect.spin);
    if (effect.do === 'shows' || effect.do === 'ended') this.reported = effect.balance;
    if (effect.do === 'ended') this.running = this.running.filter((one) => one !== effect.spin);
  }
}

/** bigint has no JSON form. */
function texts(request: SpinRequest) {
  return { ...request, bet: String(request.bet), stake: String(request.stake) };
}
