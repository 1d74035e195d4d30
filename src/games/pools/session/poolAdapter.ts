import type { BetStatus } from '../../../../contract/channel.ts';
import { ErrorCode } from '../../../../contract/errors.ts';
import { gamesBetTotals } from '../../../../contract/games/live/operations.ts';
import { type Minor, payout } from '../../../../contract/money.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import type { Pending } from '../../engine/pending.ts';
import { compareRounds } from '../../engine/rounds.ts';
import type { RoundAdapter, RoundKind, SessionState } from '../../session/roundAdapter.ts';
import type { SessionChannel } from '../../session/sessionDeps.ts';
import { totalsOf } from '../engine/poolReading.ts';
import { type PoolStake, scaledStakes, stakesOf, sumOf } from '../engine/poolStakes.ts';
import type {
  PoolBet,
  PoolEvent,
  PoolGame,
  PoolPast,
  PoolRound,
  PoolSnapshotRead,
  PoolState,
} from '../engine/poolState.ts';
import { initialPools, ownOutcome, reducePool } from '../engine/pools.ts';

/** Number of past rounds whose ids are loaded when a session opens. */
const PAST = 10;
/** How late a round's next message may be, ms. */
const LATE = 3_000;
/** Number of the player's bets searched for those of a missed round. */
const LOOKED_THROUGH = 100;

/** Refusals after which the same stakes can be placed again later: they stay on the slip. */
const RETRYABLE: ReadonlySet<number> = new Set([
  ErrorCode.insufficientBalance,
  ErrorCode.wrongBetAmount,
  ErrorCode.overLimit,
  ErrorCode.logInFirst,
  ErrorCode.badToken,
  ErrorCode.loginExpired,
]);

/** A requested bet. */
export type PoolPending = Pending & PoolStake;

/** The player's stakes that are not placed yet. */
interface PoolSlip {
  /** In the order in which they were placed. */
  stakes: readonly PoolStake[];
  /** The stakes of the last round with bets, for repeating them. */
  before: readonly PoolStake[];
}

/** The result of the player's bets on a round. */
export interface PoolDecision<Result> {
  roundId: string;
  /** Null: there was no bet after all. */
  own: { stake: Minor; payout: Minor } | null;
  result: Result | null;
  voided: boolean;
}

/** Auto-bet settings: the same bets every round, scaled together. */
interface PoolAutoSettings extends AutoSettings {
  bets: readonly PoolStake[];
}

export interface PoolKind<Result> extends RoundKind {
  game: PoolState<Result>;
  event: PoolEvent<Result>;
  bet: PoolPending;
  slip: PoolSlip;
  decision: PoolDecision<Result>;
  settings: PoolAutoSettings;
}

export type PoolSessionState<Result> = SessionState<PoolKind<Result>>;

/** One bet of the player's history. */
export interface PoolMyBet<Result> {
  bet: PoolBet;
  status: BetStatus;
  /** The payout; 0n while it is open. */
  payout: Minor;
  result: Result | null;
}

/** A bet of the player's history in the form that most pool games use, with its payout rate. */
export function myBetOf<Result>(
  bet: PoolBet,
  { status, rate }: { status: BetStatus; rate: string | null },
  result: Result | null,
): PoolMyBet<Result> {
  const back = status === 'returned' ? bet.amount : rate === null ? 0n : payout(bet.amount, BigInt(rate));
  return { bet, status, payout: back, result };
}

/** The API mapping of a pool game: its operations, converted to the engine's types. */
export interface PoolWire<Result> {
  /** The key of the game on the channel and in device storage. */
  key: string;
  game: PoolGame<Result>;
  snapshot(channel: SessionChannel, currency: string): Promise<PoolSnapshotRead<Result>>;
  /** Ended rounds, newest first. */
  past(channel: SessionChannel, count: number): Promise<PoolPast<Result>[]>;
  /**
   * Subscribes to all public events.
   * @returns functions that end each subscription
   */
  subscribe(channel: SessionChannel, receive: (event: PoolEvent<Result>) => void): (() => void)[];
  bet(
    channel: SessionChannel,
    bet: PoolBetRequest,
  ): Promise<{ bet: PoolBet; balance: Minor; sequence: bigint }>;
  /** The player's bets, newest first; `before`: a betId. */
  myBets(channel: SessionChannel, count: number, before: string | null): Promise<PoolMyBet<Result>[]>;
}

/** A bet to be requested. */
export interface PoolBetRequest {
  key: string;
  roundId: string;
  pool: number;
  amount: Minor;
  currency: string;
}

/** Data stored on the device between visits. */
export interface StoredStakes {
  before: readonly PoolStake[];
  store(before: readonly PoolStake[]): void;
}

/** The session adapter of a pool game. */
export function poolAdapter<Result>(
  wire: PoolWire<Result>,
  stored: StoredStakes,
): RoundAdapter<PoolKind<Result>> {
  const { game: rules } = wire;
  return {
    key: wire.key,
    defersResults: true,
    initial: { game: initialPools(), slip: { stakes: [], before: stored.before } },
    fold: (game, event) => reducePool(rules, game, event),
    subscribe: ({ channel }, receive) => [
      ...wire.subscribe(channel, receive),
      channel.subscribe(
        gamesBetTotals,
        { next: (totals) => receive({ type: 'totals', totals: totalsOf(totals) }) },
        { table: wire.key },
      ),
    ],
    async snapshot({ channel, currency }) {
      const [round, rounds] = await Promise.all([
        wire.snapshot(channel, currency),
        wire.past(channel, PAST).catch(() => []),
      ]);
      return [
        { type: 'snapshot', round },
        { type: 'past', rounds },
      ];
    },
    async send({ channel, currency }, bet) {
      const { bet: placed, ...wallet } = await wire.bet(channel, { ...bet, currency });
      return { event: { type: 'bets', bets: [placed] }, ...wallet };
    },
    async lookUp(channel, roundId) {
      const found = await wire.myBets(channel, LOOKED_THROUGH, null);
      const bets = found.filter(({ bet }) => bet.roundId === roundId);
      return bets.some(({ status }) => status === 'placed') ? null : fromHistory(roundId, bets);
    },

    /** A close without a result, or a result without a next round, long after their time. */
    overdue({ round }, now, silent) {
      if (!round || silent < LATE) return false;
      const { drawnAfter = 0 } = rules;
      return now > (round.end ? round.endTime : round.closeTime + drawnAfter) + LATE;
    },
    answered: () => false,
    emptied: (slip) => ({ ...slip, stakes: [] }),
    refused: (slip, { pool, amount }, code) =>
      RETRYABLE.has(code) ? { ...slip, stakes: [...slip.stakes, { pool, amount }] } : slip,
    /** The picture of a game may continue into the next round. */
    showing({ game, shown }) {
      const next = ended(game).find(({ roundId }) => shown === null || compareRounds(roundId, shown) > 0);
      if (!next) return null;
      const { roundId, closeTime, end } = next;
      return { roundId, at: end.voided ? 0 : closeTime + rules.shownAfter(end.result) };
    },
    afterShown(slip, game, roundId) {
      const round = ended(game).find((one) => one.roundId === roundId);
      const before = stakesOf(round?.ownStakes ?? []);
      return before.length > 0 ? { ...slip, before } : slip;
    },
    storeSlip: ({ before }) => stored.store(before),

    openBets: ({ game: { round }, pending }) => [
      ...(round?.ownStakes.some((own) => own > 0n) ? [openBetOn(round.roundId)] : []),
      ...pending.map(({ roundId }) => openBetOn(roundId)),
    ],
    decide({ game, shown }, roundId) {
      const { round, player } = game;
      const seen = ended(game).find((one) => one.roundId === roundId);
      if (seen && player) {
        if (shown === null || compareRounds(roundId, shown) > 0) return 'waiting';
        const { result, voided } = seen.end;
        return { roundId, own: ownOutcome(rules, seen, player.id), result, voided };
      }
      return round && compareRounds(roundId, round.roundId) < 0 ? 'unseen' : 'waiting';
    },
    keyOf: ({ roundId }) => roundId,
    resultOf: ({ own }) => own && { stake: own.stake, win: own.payout },

    autoFacts({ game: { round, limits }, pending }, { bets }, now) {
      if (!round || !limits) return null;
      const largest = bets.reduce((most, { amount }) => (amount > most ? amount : most), 1n);
      return {
        roundId: round.roundId,
        open: !round.end && now < round.closeTime,
        remaining: round.closeTime - now,
        taken: pending.length > 0 || round.ownStakes.some((own) => own > 0n),
        // The run's stake is the sum of all its bets, limited so that the largest of them stays within the limit of a single
        // bet.
        limits: { min: limits.min, max: (limits.max * sumOf(bets)) / largest },
      };
    },
    autoBets({ auto, game }, { roundId, stake }, newKey) {
      const bets = scaledStakes(auto?.settings.bets ?? [], stake, game.limits?.min ?? 0n);
      return bets.map((bet) => pendingBet(bet, roundId, newKey()));
    },
  };
}

export function pendingBet({ pool, amount }: PoolStake, roundId: string, key: string): PoolPending {
  return { pool, amount, roundId, key, lostAt: null };
}

type Ended<Result> = PoolRound<Result> & { end: NonNullable<PoolRound<Result>['end']> };

/** The rounds whose end was received, older first. */
function ended<Result>({ last, round }: PoolState<Result>): Ended<Result>[] {
  return [last, round].filter((one) => one?.end) as Ended<Result>[];
}

function openBetOn(roundId: string) {
  return { roundId, key: roundId };
}

function fromHistory<Result>(roundId: string, bets: readonly PoolMyBet<Result>[]): PoolDecision<Result> {
  const stake = bets.reduce((sum, { bet }) => sum + bet.amount, 0n);
  const back = bets.reduce((sum, one) => sum + one.payout, 0n);
  return {
    roundId,
    own: stake > 0n ? { stake, payout: back } : null,
    result: bets[0]?.result ?? null,
    voided: bets.some((one) => one.status === 'returned'),
  };
}
