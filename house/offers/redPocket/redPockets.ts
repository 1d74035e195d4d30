import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { redPocketInput, redPocketOpenInput } from '../../../contract/http/offers/inputs/redPocket.ts';
import {
  type PastRain,
  type Rain,
  type RedPocket,
  redPocket,
  redPocketOpen,
} from '../../../contract/http/offers/redPocket.ts';
import { dateOf, dayOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { hasArmed } from '../engine/items.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { daySums, sumOf } from '../engine/totals.ts';
import type { Envelopes } from './envelopes.ts';
import type { RainRow, Rains } from './rains.ts';
import type { RedPocketNumbers } from './settings.ts';

/** How long the latest past rain is cached for all players, ms. */
const CACHE_MS = 5_000;

/** The views of rains for players. */
export class RedPockets {
  readonly #parts: PromotionParts<RedPocketNumbers>;
  readonly #rains: Rains;
  readonly #envelopes: Envelopes;
  readonly #last: TtlCache<PastRain | null>;

  constructor(parts: PromotionParts<RedPocketNumbers>, rains: Rains, envelopes: Envelopes) {
    this.#parts = parts;
    this.#rains = rains;
    this.#envelopes = envelopes;
    this.#last = new TtlCache(parts.clock, CACHE_MS, () => this.#past());
  }

  /** A player's view. @param id a past rain, instead of the latest. Refusal: 704 there is none */
  async of(player: Player, id?: string): Promise<RedPocket> {
    const { clock, market, settings } = this.#parts;
    const { numbers } = requireRunning(await settings(), clock.now());
    const [{ running, next }, last, own, staked, key] = await Promise.all([
      this.#rains.around(),
      id === undefined ? this.#last.get() : this.#past(id),
      this.#envelopes.own(player.id),
      this.#staked(player),
      hasArmed(this.#parts.db, player.id, 'envelopeKey'),
    ]);
    if (id !== undefined && last === null) throw new Refusal(ErrorCode.notFound);
    return {
      running: running && { ...shown(running), left: await this.#envelopes.left(running) },
      next: next && shown(next),
      last,
      own,
      phone: player.phone !== null,
      least: (running?.least ?? next?.least ?? amountOf(numbers.least, market)).toString(),
      staked: staked.toString(),
      key,
      breakUntil: player.breakUntil,
    };
  }

  /** The stakes of today and yesterday, which include the last 24 hours. */
  async #staked(player: Player): Promise<bigint> {
    const { clock, market, db } = this.#parts;
    const { start } = dayOf(clock.now(), market.timeZone);
    const [yesterday, today] = [start - 1, start].map((at) => dateOf(at, market.timeZone)) as [
      string,
      string,
    ];
    return sumOf((await daySums(db.orm, player, yesterday, today)).values()).staked;
  }

  async #past(id?: string): Promise<PastRain | null> {
    const rain = await this.#rains.past(id);
    if (!rain) return null;
    return {
      ...shown(rain),
      secret: rain.secret,
      amounts: rain.amounts.map(String),
      opened: await this.#envelopes.opened(rain),
    };
  }
}

function shown({ id, startsAt, endsAt, envelopes, total, grain, hash }: RainRow): Rain {
  return { id, startsAt, endsAt, envelopes, total: total.toString(), grain: grain.toString(), hash };
}

/** The calls about rains of envelopes. */
export function redPocketRoutes(
  pockets: RedPockets,
  envelopes: Envelopes,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(withInput(redPocket, redPocketInput), async ({ session, input }) =>
      pockets.of(await player(session.userId), input.rain),
    ),
    // The one call that thousands make at once: it loads nothing of the player beyond what opening an envelope needs.
    tokenRoute(withInput(redPocketOpen, redPocketOpenInput), ({ session, input, key }) =>
      envelopes.open(session.userId, input.rain, key),
    ),
  ];
}
