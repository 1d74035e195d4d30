import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AwardsWaiting } from '../../../contract/promotions/channel.ts';
import type { Bus } from '../../core/bus/bus.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import type { Fanout } from '../../core/channel/fanout.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import { ALL_AWARDS, awardsTopic } from './awards.ts';
import { awards } from './tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  bus: Bus;
  log: Logger;
}

/** Nobody on a break is reminded of anything: what waits can be claimed after it. */
const CLAIMED_FROM = sql<number>`greatest(${awards.claimableAt}, ${playerGuards.breakUntil})`.mapWith(
  awards.claimableAt,
);

/** Players who are looked up and told at a stretch, where all of a node's are. */
const AT_ONCE = 200;

/** How many awards each of these players can claim, and when the next one can: none, and not before its end, on a break. */
export async function waitingOf(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  userIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, AwardsWaiting>> {
  const waiting = new Map<bigint, AwardsWaiting>(userIds.map((id) => [id, { claimable: 0, nextAt: null }]));
  if (userIds.length === 0) return waiting;
  const now = clock.now();
  const rows = await db.orm
    .select({ userId: awards.userId, at: CLAIMED_FROM, count: sql<number>`count(*)::int` })
    .from(awards)
    .leftJoin(playerGuards, eq(playerGuards.userId, awards.userId))
    .where(
      and(
        inArray(awards.userId, [...userIds]),
        eq(awards.state, 'open'),
        or(isNull(awards.expiresAt), gt(awards.expiresAt, now)),
      ),
    )
    .groupBy(awards.userId, CLAIMED_FROM)
    .orderBy(asc(CLAIMED_FROM));
  for (const { userId, at, count } of rows) {
    const one = waiting.get(userId);
    if (!one) continue;
    if (at <= now) one.claimable += count;
    else one.nextAt ??= at;
  }
  return waiting;
}

/** /user/awards on this node: how many wait at once, then every change. */
export function awardsChannel(parts: Pick<Parts, 'db' | 'clock' | 'bus'>): ChannelArea {
  return {
    Subscription: {
      async userAwards(userId) {
        await parts.bus.ready();
        const id = BigInt(userId ?? 0);
        return (await waitingOf(parts, [id])).get(id) ?? null;
      },
    },
  };
}

/** Tells this node's players of their awards, as the bus does; returns the call that ends it. */
export function followAwards(parts: Parts & { channel: Fanout }): () => void {
  const { bus, channel, log } = parts;
  async function tell(userIds: readonly string[]): Promise<void> {
    for (let i = 0; i < userIds.length; i += AT_ONCE) {
      const waiting = await waitingOf(parts, userIds.slice(i, i + AT_ONCE).map(BigInt));
      for (const [userId, now] of waiting) channel.publish('userAwards', now, userId.toString());
    }
  }
  const tried = (userIds: readonly string[]) =>
    void tell(userIds).catch((error) => log.warn({ err: error }, 'awards were not told to their players'));
  channel.follow('userAwards', (userId) => bus.subscribe(awardsTopic(userId), () => tried([userId])));
  const everybody = () => tried(channel.addresses('userAwards'));
  const ends = [bus.subscribe(ALL_AWARDS, everybody), bus.onGap(everybody)];
  return () => {
    for (const end of ends) end();
  };
}
