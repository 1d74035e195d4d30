import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  type RecordRequest,
  slotGameRecordInput,
  slotGameRecordRoundInput,
  slotGameStatisticsInput,
} from '../../../contract/http/play/inputs/records.ts';
import {
  type PlayedRound,
  type PlayedRoundDetail,
  type PlayedRounds,
  slotGameRecord,
  slotGameRecordRound,
  slotGameStatistics,
} from '../../../contract/http/play/records.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { PlaySessions } from '../../money/limits/playSession.ts';
import { periodOf } from '../../money/statement/statement.ts';
import { OwnRounds } from './ownRounds.ts';
import { ProviderRounds } from './providerRounds.ts';
import { newestFirst, type Place, type RoundSource } from './source.ts';
import { Statistics } from './statistics.ts';

/** Batch size when filtering rounds by status, and maximum number of batches per page. */
const LOOKED_THROUGH = 200;
const LOOKS = 5;

/** A player's own play history: one list over all kinds of rounds. */
export class Records {
  readonly #clock: Clock;
  readonly #market: Market;
  readonly #sources: readonly RoundSource[];

  constructor(parts: { clock: Clock; market: Market; sources: readonly RoundSource[] }) {
    this.#clock = parts.clock;
    this.#market = parts.market;
    this.#sources = parts.sources;
  }

  /** One page, newest first. Refusal: 3 for an invalid range of days. */
  async page(
    userId: bigint,
    { count, after, status, from, to, ...which }: RecordRequest,
  ): Promise<PlayedRounds> {
    const { currency, timeZone } = this.#market;
    const period = periodOf({ from, to }, this.#clock.now(), timeZone);
    const wanted = { userId, currency, period, ...which };
    const items: PlayedRound[] = [];
    const step = status === undefined ? count + 1 : LOOKED_THROUGH;
    let before = placeOf(after);
    for (let look = 0; look < LOOKS; look++) {
      const lists = await Promise.all(this.#sources.map((source) => source.list(wanted, before, step)));
      const rounds = lists.flat().sort(newestFirst).slice(0, step);
      for (const [at, round] of rounds.entries()) {
        if (status !== undefined && round.status !== status) continue;
        items.push(round);
        const last = at === rounds.length - 1 && rounds.length < step;
        if (items.length === count) return { items, next: last ? null : nextOf(round) };
      }
      if (rounds.length < step) return { items, next: null };
      before = rounds.at(-1) ?? before;
    }
    return { items, next: before && nextOf(before) };
  }

  /** One round with its bets and their money movements. Refusal: 704 if it is not this player's. */
  async round(userId: bigint, id: string): Promise<PlayedRoundDetail> {
    const source = this.#sources.find(({ letter }) => id.startsWith(letter));
    const found = await source?.detail(userId, this.#market.currency, BigInt(id.slice(1)));
    if (!found) throw new Refusal(ErrorCode.notFound, 'round');
    return found;
  }
}

function placeOf(after: string | undefined): Place | null {
  if (after === undefined) return null;
  const [at = '', id = ''] = after.split('.');
  return { at: Number(at), id };
}

function nextOf({ at, id }: Place): string {
  return `${at}.${id}`;
}

/** The calls for played rounds. Another kind of rounds is added here as another source. */
export function recordRoutes(parts: { db: Database; clock: Clock; market: Market; sealer: Sealer }): Route[] {
  const sources = [new OwnRounds(parts), new ProviderRounds(parts)];
  const records = new Records({ ...parts, sources });
  const statistics = new Statistics({ ...parts, sources, sessions: new PlaySessions(parts) });
  const idOf = ({ session }: { session: { userId: string } }) => BigInt(session.userId);
  return [
    tokenRoute(withInput(slotGameRecord, slotGameRecordInput), (request) =>
      records.page(idOf(request), request.input),
    ),
    tokenRoute(withInput(slotGameRecordRound, slotGameRecordRoundInput), (request) =>
      records.round(idOf(request), request.input.id),
    ),
    tokenRoute(withInput(slotGameStatistics, slotGameStatisticsInput), (request) =>
      statistics.of(idOf(request), request.input.game),
    ),
  ];
}
