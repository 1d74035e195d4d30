import { ErrorCode } from '../../../../contract/errors.ts';
import type { CrashMyBet } from '../../../../contract/games/crash/channel.ts';
import {
  crashBet,
  crashBetInfo,
  crashCurGame,
  crashEnd,
  crashEscape,
  crashEscapeInfo,
  crashMyHistory,
  crashStart,
} from '../../../../contract/games/crash/operations.ts';
import { gamesBetTotals } from '../../../../contract/games/live/operations.ts';
import type { Rate } from '../../../../contract/money.ts';
import { type AutoSettings, roundsLeft } from '../../engine/autoRun.ts';
import { pendingOn, placeOf } from '../../engine/pending.ts';
import { compareRounds } from '../../engine/rounds.ts';
import type { RoundAdapter, RoundKind, SessionState } from '../../session/roundAdapter.ts';
import { RoundSession } from '../../session/roundSession.ts';
import type { SessionDeps } from '../../session/sessionDeps.ts';
import { initial, overdue, reduce, view } from '../engine/crash.ts';
import { type CrashResult, isAnswered, ownResult } from '../engine/crashOwn.ts';
import type { CrashEvent, CrashOwnBet, CrashPending, CrashState } from '../engine/crashState.ts';
import { betSlotKey, parseBetSlotKey, SECOND } from '../engine/slips.ts';

/** Number of the player's recent bets searched for one whose round was missed. */
const LOOKED_THROUGH = 20;

/** Errors of requests that came too late for this round: the round's result explains them better than an error message. */
const TOO_LATE: readonly number[] = [ErrorCode.roundEnding, ErrorCode.notFound];

/** Result of the player's bet on a slip of a round; `result` null: there was no bet after all. */
export interface CrashDecision {
  roundId: string;
  /** See slips.ts. */
  place: string;
  betId: string | null;
  result: CrashResult | null;
}

export interface CrashAutoSettings extends AutoSettings {
  autoRate: Rate | null;
}

interface CrashKind extends RoundKind {
  game: CrashState;
  event: CrashEvent;
  bet: CrashPending;
  /** A bet is a single stake, which stays in the panel's form. */
  slip: null;
  decision: CrashDecision;
  settings: CrashAutoSettings;
}

export type CrashSessionState = SessionState<CrashKind>;

const crashAdapter: RoundAdapter<CrashKind> = {
  key: 'crash',
  // The crash itself is the result.
  defersResults: false,
  initial: { game: initial, slip: null },
  fold: reduce,
  subscribe: ({ channel, monotonicNow }, receive) => [
    channel.subscribe(crashStart, {
      next: (start) => receive({ type: 'start', start, receivedAt: monotonicNow() }),
    }),
    channel.subscribe(crashEnd, { next: (end) => receive({ type: 'end', end }) }),
    channel.subscribe(crashBetInfo, {
      next: (bets) => receive({ type: 'bets', bets, receivedAt: monotonicNow() }),
    }),
    channel.subscribe(crashEscapeInfo, { next: (cashOuts) => receive({ type: 'cashOuts', cashOuts }) }),
    channel.subscribe(
      gamesBetTotals,
      { next: (totals) => receive({ type: 'totals', totals }) },
      { table: 'crash' },
    ),
  ],
  async snapshot({ channel, currency }, requestedAt) {
    const game = await channel.request(crashCurGame, { currency }, { quiet: true });
    return [{ type: 'snapshot', game, requestedAt }];
  },
  async send({ channel, currency, monotonicNow }, request) {
    const { kind, key, roundId, amount, autoRate } = request;
    const { betSlot } = parseBetSlotKey(placeOf(request));
    const beside = betSlot === SECOND ? { slip: betSlot } : {};
    const rate = autoRate === null ? null : autoRate.toString();
    const { own, balance, sequence } =
      kind === 'bet'
        ? await channel.request(crashBet, {
            key,
            roundId,
            amount: amount.toString(),
            rate,
            currency,
            ...beside,
          })
        : await channel.request(
            crashEscape,
            { key, roundId, intent: kind, ...beside },
            { quiet: kind === 'cashOut' ? TOO_LATE : false },
          );
    return {
      event: { type: 'ownReply', own, receivedAt: monotonicNow() },
      balance: BigInt(balance),
      sequence: BigInt(sequence),
    };
  },
  async lookUp(channel, place) {
    const bets = await channel.request(crashMyHistory, { count: LOOKED_THROUGH }, { quiet: true });
    const bet = bets.find((one) => betSlotKey(one.roundId, one.slip) === place);
    if (bet?.status === 'placed') return null;
    return bet
      ? fromHistory(bet)
      : { roundId: parseBetSlotKey(place).roundId, place, betId: null, result: null };
  },

  overdue,
  answered: (bet, { ownBets }) => isAnswered(bet, ownBets),
  emptied: (slip) => slip,
  refused: (slip) => slip,
  showing: () => null,
  afterShown: (slip) => slip,
  storeSlip: () => undefined,

  // A bet announced as lost by the rules is announced again when another tab's cash-out turns out to have been in time.
  openBets: ({ game, pending, announced }) => [
    ...[...game.ownBets.values()]
      .filter(
        ({ status, betId }) => status === 'placed' || (status === 'cashed' && announced.includes(betId)),
      )
      .map(({ roundId, betSlot, betId, status }) => ({
        roundId,
        place: betSlotKey(roundId, betSlot),
        key: announcedKey(betId, status),
      })),
    ...pending.filter(({ kind }) => kind === 'bet'),
  ],
  decide({ game, connection }, place) {
    const { round, ownBets, limits, needsSnapshot } = game;
    const { roundId } = parseBetSlotKey(place);
    if (!round) return 'waiting';
    if (compareRounds(roundId, round.roundId) < 0) return 'unseen';
    const own = ownBets.get(place);
    if (!own)
      return connection === 'ready' && !needsSnapshot
        ? { roundId, place, betId: null, result: null }
        : 'waiting';
    const result = ownResult(own, round.roundId === roundId ? round.end : null, limits);
    return result ? { roundId, place, betId: own.betId, result } : 'waiting';
  },
  keyOf: ({ betId, result }) => betId && announcedKey(betId, result?.status ?? 'lost'),
  resultOf: ({ result }) => result,

  autoFacts({ game, pending }, _settings, now) {
    if (!game.round) return null;
    const { roundId } = game.round;
    const { phase, remaining } = view(game, now);
    return {
      roundId,
      open: phase === 'preparation',
      remaining,
      taken: pendingOn(pending, roundId) !== undefined || game.ownBets.get(roundId)?.status === 'placed',
      limits: game.limits,
    };
  },
  autoBets: ({ auto }, { roundId, stake }, newKey) => [
    {
      kind: 'bet',
      roundId,
      amount: stake,
      autoRate: auto?.settings.autoRate ?? null,
      key: newKey(),
      lostAt: null,
    },
  ],
};

/** A player's session in crash. At most one pending request per slip of a round. */
export class CrashSession extends RoundSession<CrashKind> {
  constructor(deps: SessionDeps) {
    super(crashAdapter, deps);
  }

  /** Whether the player's bet on a round may have ended in a flight that is still being shown. */
  inFlight(roundId: string): boolean {
    const { round, ownBets } = this.store.getState().game;
    if (!round || round.end || round.roundId !== roundId) return false;
    return ownBets.get(roundId)?.status === 'placed' && this.deps.serverNow() >= round.startTime;
  }

  /** Whether no result of the player is waiting for the picture. */
  mayAnnounce(): boolean {
    const { round } = this.store.getState().game;
    return !round || !this.inFlight(round.roundId);
  }

  /** @returns the code of the refusal, null when the bet stands or its answer is lost */
  bet(roundId: string, amount: bigint, autoRate: bigint | null, betSlot = 1): Promise<number | null> {
    return this.#request('bet', betSlotKey(roundId, betSlot), amount, autoRate);
  }

  /** Cancels the bet before lift-off. */
  cancel(roundId: string, betSlot = 1): Promise<number | null> {
    return this.#request('cancel', betSlotKey(roundId, betSlot));
  }

  cashOut(roundId: string, betSlot = 1): Promise<number | null> {
    return this.#request('cashOut', betSlotKey(roundId, betSlot));
  }

  async #request(
    kind: CrashPending['kind'],
    place: string,
    amount = 0n,
    autoRate: bigint | null = null,
  ): Promise<number | null> {
    if (pendingOn(this.store.getState().pending, place)) return null;
    const { roundId } = parseBetSlotKey(place);
    return this.send([{ kind, roundId, place, amount, autoRate, key: this.deps.newKey(), lostAt: null }]);
  }
}

/** Remaining bets of an auto-bet run: a number, null without a limit, undefined when none runs. */
export function autoLeft({ auto }: CrashSessionState): number | null | undefined {
  return auto && !auto.stopped ? roundsLeft(auto) : undefined;
}

/** The key of an announced result. */
function announcedKey(betId: string, status: CrashOwnBet['status']): string {
  return status === 'cashed' ? `${betId} cashed` : betId;
}

function fromHistory({
  roundId,
  slip: betSlot,
  betId,
  amount,
  status,
  rate,
  win,
}: CrashMyBet): CrashDecision {
  const stake = BigInt(amount);
  const returned = status === 'cashed' ? BigInt(win) : status === 'returned' ? stake : 0n;
  const ended = status === 'placed' ? 'lost' : status;
  const at = rate === null ? null : BigInt(rate);
  const place = betSlotKey(roundId, betSlot);
  return { roundId, place, betId, result: { stake, status: ended, rate: at, win: returned } };
}
