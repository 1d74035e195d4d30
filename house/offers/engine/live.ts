import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AwardsWaiting } from '../../../contract/promotions/channel.ts';
import type { Bus } from '../../core/bus/bus.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import type { Fanout } from '../../core/channel/fanout.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { playerGuards } from '../../money/limits/tables.ts';
import { ALL_AWARDS, type AwardsChanged, awardsTopic, type ChangedPromotions } from './awards.ts';
import { awards } from './tables.ts';

interface Parts {
  db: Database;
  clock: Clock;
  bus: Bus;
  log: Logger;
}

/** Players in a time-out or self-exclusion get no reminders: open awards can be claimed after it. */
const CLAIMED_FROM = sql<number>`greatest(${awards.claimableAt}, ${playerGuards.breakUntil})`.mapWith(
  awards.claimableAt,
);

/** Batch size for looking up and notifying all players of a node. */
const AT_ONCE = 200;

type Waiting = Omit<AwardsWaiting, 'promotions'>;

/**
 * The number of awards that each of these players can claim, and when the next one becomes claimable: 0 during a time-out or
 * self-exclusion, and the next one not before its end.
 */
export async function waitingOf(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  userIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Waiting>> {
  const waiting = new Map<bigint, Waiting>(userIds.map((id) => [id, { claimable: 0, nextAt: null }]));
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

/** /user/awards on this node: the number of claimable awards at once, then every change. */
export function awardsChannel(parts: Pick<Parts, 'db' | 'clock' | 'bus'>): ChannelArea {
  return {
    Subscription: {
      async userAwards(userId) {
        await parts.bus.ready();
        const id = BigInt(userId ?? 0);
        const waiting = (await waitingOf(parts, [id])).get(id);
        return waiting ? { ...waiting, promotions: null } : null;
      },
    },
  };
}

/** Publishes changes of awards, received from the bus, to this node's players; returns the function that stops it. */
export function followAwards(parts: Parts & { channel: Fanout }): () => void {
  const { bus, channel, log } = parts;
  async function publish(userIds: readonly string[], promotions: ChangedPromotions): Promise<void> {
    for (let i = 0; i < userIds.length; i += AT_ONCE) {
      const waiting = await waitingOf(parts, userIds.slice(i, i + AT_ONCE).map(BigInt));
      for (const [userId, now] of waiting)
        channel.publish('userAwards', { ...now, promotions }, userId.toString());
    }
  }
  const tried = (userIds: readonly string[], { promotions }: AwardsChanged) =>
    void publish(userIds, promotions).catch((error) =>
      log.warn({ err: error }, 'awards were not told to their players'),
    );
  channel.follow('userAwards', (userId) =>
    bus.subscribe(awardsTopic(userId), (message) => tried([userId], message as AwardsChanged)),
  );
  const everybody = (changed: AwardsChanged) => tried(channel.addresses('userAwards'), changed);
  const ends = [
    bus.subscribe(ALL_AWARDS, (message) => everybody(message as AwardsChanged)),
    bus.onGap(() => everybody({ promotions: null })),
  ];
  return () => {
    for (const end of ends) end();
  };
}
