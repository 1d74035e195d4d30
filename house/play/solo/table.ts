import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { SoloBet, SoloReply, SoloRound } from '../../../contract/games/solo/channel.ts';
import { moveRefusal, startPasses } from '../../../contract/games/solo/play.ts';
import type { Stakes } from '../../../contract/games/stakes.ts';
import type { Minor } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import { actSolo, Outdated, type SoloRow, soloRound, startSolo } from '../../money/ledger/solo/solo.ts';
import type { AnySolo, Given } from './definition.ts';
import { type OpenRound, OpenRounds } from './openRounds.ts';
import type { Seeds } from './seeds.ts';
import { after, beginWith, cashed, type Playing, playedOf, roundView, winOf } from './view.ts';

/** The answer to a start, a step or a cash-out. */
export interface Reply extends SoloReply {
  round: SoloRound;
}

/** A change of a round, for subscribers. */
export interface SoloNews {
  userId: bigint;
  round: SoloRound;
  /** The wallet, if the request changed it. */
  wallet: { balance: bigint; bonus: bigint; sequence: bigint } | null;
}

interface Options {
  game: AnySolo;
  db: Database;
  seeds: Seeds;
  currency: string;
  stakes: Pick<Stakes, 'min' | 'max' | 'maxProfit'>;
  onNews(news: SoloNews): void;
}

/** Maximum number of attempts when the round changes concurrently. */
const TRIES = 5;

/**
 * Handles starts, moves and cash-outs of one game, on any node: each is checked by the rules, and the ledger rejects outdated
 * ones.
 */
export class SoloTable {
  readonly #options: Options;
  readonly #open = new OpenRounds();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Starts a round. Refusals: 3 or 786 the choice, 702 below the minimum stake, 711 above the maximum stake or profit, 710 a
   * round is open, 700 balance, and those of any bet.
   */
  async start(userId: bigint, key: string, given: Given): Promise<Reply> {
    const { game, db, seeds, currency, stakes, onNews } = this.#options;
    const choice: unknown = game.choiceOf(given);
    const refused = game.rules.refusal(choice);
    if (refused !== null) throw new Refusal(refused);
    const amount = this.#amountOf(choice, given);
    const { maxProfit } = stakes;
    return again(async () => {
      const pair = await seeds.playing(userId);
      const playing = beginWith(game, choice, { amount, maxProfit }, pair);
      const first = game.rules.first(choice, playing.outcome);
      if (startPasses(game.rules, choice, first, { amount, maxProfit }))
        throw new Refusal(ErrorCode.overLimit);
      const start = {
        ...{ key, userId, game: game.rules.key, currency, amount, maxProfit },
        ...{ choice: textOf(given), pairId: pair.id, nonce: pair.nonce },
        ending: endingOf(game, playing),
      };
      const { roundId, at, replayed, ...wallet } = await startSolo(db, start).catch((error) => {
        if (error instanceof Outdated) seeds.forget(userId);
        throw error;
      });
      if (replayed) return this.#asBefore(await this.#stored(userId, roundId), 0, wallet);
      seeds.played(userId, pair);
      const facts = { roundId, currency, startTime: at, pair, serverSeed: null };
      const round = roundView(game, playing, { ...facts, endTime: playing.played.end ? at : null });
      this.#open.store({ userId, playing, keys: [], facts });
      onNews({ userId, round, wallet });
      return { round, ...replyOf(wallet) };
    });
  }

  /**
   * Makes a move in an open round. Refusals: 704 no such round, 703 it has changed since the player saw it, 3 invalid move or
   * the key was used for another, 711 it would exceed the maximum profit.
   */
  move(userId: bigint, key: string, roundId: bigint, given: Given): Promise<Reply> {
    const { game } = this.#options;
    const move: unknown = game.moveOf?.(given);
    return this.#act(userId, key, roundId, move, (playing) => {
      if (playing.played.moves.length !== given.step) throw new Refusal(ErrorCode.refreshPage);
      const refused = moveRefusal(game.rules, playing.played, move, playing);
      if (refused !== null) throw new Refusal(refused);
      return { ...playing, played: after(game, playing, move) };
    });
  }

  /** Cashes an open round out. Refusals: 704 no such round, 703 it is over, 706 nothing is won, 3 the key was used for a move. */
  cashOut(userId: bigint, key: string, roundId: bigint): Promise<Reply> {
    return this.#act(userId, key, roundId, null, (playing) => {
      if (playing.played.state.rate === 0n) throw new Refusal(ErrorCode.nothingToCash);
      return { ...playing, played: cashed(playing.played) };
    });
  }

  /** @param move null for a cash-out */
  #act(
    userId: bigint,
    key: string,
    roundId: bigint,
    move: unknown,
    judge: (playing: Playing) => Playing,
  ): Promise<Reply> {
    return again(async () => {
      const seen = this.#open.of(userId, roundId, key);
      const next = seen && unlessRefused(() => judge(seen.playing));
      if (seen && next) return this.#acted(key, move, seen, next);
      const row = await this.#stored(userId, roundId);
      const { acts, over } = row.round;
      const done = acts.findIndex((act) => act.key === key);
      const known = acts[done];
      if (known) {
        if (known.move !== move) throw new Refusal(ErrorCode.badParameter, 'key');
        const wallet = { balance: BigInt(known.balance), sequence: BigInt(known.sequence) };
        return this.#asBefore(row, done + 1, wallet);
      }
      if (over) throw new Refusal(ErrorCode.refreshPage);
      const playing = this.#playing(row);
      const stands = { userId, playing, keys: acts.map((act) => act.key), facts: factsOf(row) };
      return this.#acted(key, move, stands, judge(playing));
    });
  }

  /** Stores the next act of an open round. @throws Outdated if the round has advanced */
  async #acted(key: string, move: unknown, stands: OpenRound, playing: Playing): Promise<Reply> {
    const { game, db, onNews } = this.#options;
    const { userId, keys, facts } = stands;
    const { roundId } = facts;
    const ending = endingOf(game, playing);
    const act = JSON.stringify(move);
    const acting = { key, userId, roundId, act, acts: keys.length, ending };
    const { at, ...wallet } = await actSolo(db, acting).catch((error) => {
      if (error instanceof Outdated) this.#open.forget(roundId);
      throw error;
    });
    this.#open.store({ ...stands, playing, keys: [...keys, key] });
    const round = roundView(game, playing, { ...facts, endTime: ending ? at : null });
    onNews({ userId, round, wallet: ending && wallet });
    return { round, ...replyOf(wallet) };
  }

  /** The current view of a stored round. */
  seen(row: SoloRow): SoloRound {
    return this.#view(row, this.#playing(row), row.bet.endedAt);
  }

  #playing(row: SoloRow, acts?: number): Playing {
    const { game, seeds } = this.#options;
    return playedOf(game, row, seeds.opened(row.pair), acts);
  }

  #view(row: SoloRow, playing: Playing, endTime: number | null): SoloRound {
    return roundView(this.#options.game, playing, { ...factsOf(row), endTime });
  }

  /** Repeats the first answer to a request: the round after that request. */
  #asBefore(row: SoloRow, acts: number, wallet: { balance: bigint; sequence: bigint }): Reply {
    const playing = this.#playing(row, acts);
    // The pair was live then, even if it has ended since.
    const then = { ...row, pair: { ...row.pair, endedAt: null } };
    return {
      round: this.#view(then, playing, playing.played.end ? row.bet.endedAt : null),
      ...replyOf(wallet),
    };
  }

  /** The player's own round. Refusal: 704 if there is none with that id. */
  async #stored(userId: bigint, roundId: bigint): Promise<SoloRow> {
    const row = await soloRound(this.#options.db, this.#options.game.rules.key, roundId);
    if (row?.round.userId !== userId) throw new Refusal(ErrorCode.notFound, 'round');
    return row as SoloRow;
  }

  #amountOf(choice: unknown, given: Given): Minor {
    const { game, stakes } = this.#options;
    const amount = game.amountOf?.(choice) ?? (given.amount as Minor);
    if ((game.leastOf?.(choice) ?? amount) < stakes.min) throw new Refusal(ErrorCode.wrongBetAmount);
    if (amount > stakes.max) throw new Refusal(ErrorCode.overLimit);
    return amount;
  }
}

/** The public view of an ended round. */
export function betOf(round: SoloRound, player: SoloBet['player']): SoloBet {
  const { roundId, currency, amount, rate, win, endTime, startTime } = round;
  return { roundId, player, currency, amount, rate, win, at: endTime ?? startTime };
}

function factsOf({ round, bet, pair }: SoloRow): OpenRound['facts'] {
  return {
    ...{ roundId: round.id, currency: bet.currency, startTime: bet.placedAt },
    pair: { ...pair, nonce: round.nonce },
    serverSeed: pair.endedAt === null ? null : pair.serverSeed,
  };
}

/** Runs a check against a round that may be outdated; null if the check refuses. */
function unlessRefused<T>(judge: () => T): T | null {
  try {
    return judge();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function again<T>(judge: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await judge();
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      if (left === 1) throw new Refusal(ErrorCode.tooFrequent, 'the round goes on elsewhere');
    }
  }
}

function endingOf(game: AnySolo, playing: Playing) {
  const payout = winOf(game, playing);
  return payout === null ? null : { rate: playing.played.state.rate, payout };
}

function replyOf({ balance, sequence }: { balance: bigint; sequence: bigint }): SoloReply {
  return { balance: balance.toString(), sequence: sequence.toString() };
}

/** The choice as stored: the arguments without those that every start has. */
function textOf({ key: _key, amount: _amount, ...choice }: Given): string {
  return JSON.stringify(choice, (_name, value) => (typeof value === 'bigint' ? value.toString() : value));
}
