import type { SoloBet, SoloPlayer, SoloRound } from '../../../contract/games/solo/channel.ts';
import type { Bus } from '../../core/bus/bus.ts';
import type { Channel } from '../../core/channel/area.ts';
import type { Database } from '../../core/db/database.ts';
import { lastSoloBets } from '../../money/ledger/solo/solo.ts';
import { type PlayerCard, PlayerCards, pick } from '../games/playerCards.ts';
import { betOf } from './table.ts';

/** Length of a game's round lists (spec.md, section 9). */
const SHOWN = 10;
/** Minimum interval between updates, ms: traffic to a viewer does not grow with the number of rounds. */
const EVERY_MS = 500;

interface Parts {
  db: Database;
  bus: Bus;
  channel: Channel;
  /** Receives the same updates as viewers, including the initial list; newest first. */
  onBets(bets: readonly SoloBet[]): void;
}

interface Ended {
  userId: bigint;
  round: SoloRound;
  /** Earliest time of publishing, on the monotonic clock. */
  due: number;
}

/** Publishes the newest ten ended rounds of a game to all its viewers, across all houses. */
export class SoloFeed {
  readonly #game: string;
  readonly #parts: Parts;
  readonly #field: string;
  readonly #delay: number;
  readonly #cards: PlayerCards;
  #waiting: Ended[] = [];
  #shown: SoloBet[] = [];
  #timer: NodeJS.Timeout | null = null;
  #unfollow: (() => void) | null = null;
  #stopped = false;

  /** @param options.delay how long a round is kept back after its end: its player's picture comes to the result meanwhile, ms */
  constructor(game: string, { field, delay }: { field: string; delay: number }, parts: Parts) {
    this.#game = game;
    this.#field = field;
    this.#delay = delay;
    this.#parts = parts;
    this.#cards = new PlayerCards(parts.db);
  }

  get shown(): readonly SoloBet[] {
    return this.#shown;
  }

  async start(): Promise<void> {
    const { db, bus, channel, onBets } = this.#parts;
    this.#unfollow = bus.subscribe(`solo.${this.#game}`, (message) => {
      const news = message as SoloBet[];
      this.#shown = [...news, ...this.#shown].slice(0, SHOWN);
      channel.publish(this.#field, news);
      onBets(news);
    });
    const bets = await lastSoloBets(db, this.#game, SHOWN);
    const cards = await this.#cards.ofMany(bets.map(({ userId }) => userId));
    const last = bets.map(
      (bet): SoloBet => ({
        roundId: bet.id.toString(),
        player: playerOf(bet.userId, pick(cards, bet.userId)),
        currency: bet.currency,
        amount: bet.amount.toString(),
        rate: (bet.rate ?? 0n).toString(),
        win: bet.payout.toString(),
        at: bet.endedAt ?? bet.placedAt,
      }),
    );
    this.#shown = [...this.#shown, ...last].slice(0, SHOWN);
    onBets(last);
  }

  /** Adds a round that ended at this house. */
  ended(userId: bigint, round: SoloRound): void {
    if (this.#stopped) return;
    this.#waiting.push({ userId, round, due: performance.now() + this.#delay });
    this.#plan(Math.max(this.#delay, EVERY_MS));
  }

  /** The public player data of a round. */
  async player(userId: bigint): Promise<SoloPlayer> {
    return playerOf(userId, await this.#cards.of(userId));
  }

  /** Stops publishing. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#unfollow?.();
  }

  #plan(wait: number): void {
    this.#timer ??= setTimeout(() => void this.#publish(), wait);
  }

  async #publish(): Promise<void> {
    this.#timer = null;
    const now = performance.now();
    const due = this.#waiting.filter((one) => one.due <= now).slice(-SHOWN);
    this.#waiting = this.#waiting.filter((one) => one.due > now);
    const [next] = this.#waiting;
    if (next) this.#plan(Math.max(EVERY_MS, next.due - now));
    if (due.length === 0) return;
    const cards = await this.#cards.ofMany(due.map(({ userId }) => userId)).catch(() => null);
    if (!cards || this.#stopped) return;
    const news = due
      .map(({ userId, round }) => betOf(round, playerOf(userId, pick(cards, userId))))
      .reverse();
    this.#parts.bus.publish(`solo.${this.#game}`, news);
  }
}

function playerOf(userId: bigint, { name, avatar, bot }: PlayerCard): SoloPlayer {
  return { userId: userId.toString(), name, avatar, bot };
}
