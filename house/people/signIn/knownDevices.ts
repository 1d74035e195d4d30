import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { Origin } from '../accounts/devices.ts';
import type { SecurityEvents } from '../security/securityEvents.ts';
import { userDevices } from '../security/tables.ts';

/** Devices that players signed in from. A sign-in from a new device blocks their withdrawals, except for the very first one. */
export class KnownDevices {
  readonly #clock: Clock;
  readonly #events: SecurityEvents;

  constructor({ clock, events }: { clock: Clock; events: SecurityEvents }) {
    this.#clock = clock;
    this.#events = events;
  }

  /**
   * Whether this player has signed in from that device.
   * @param userId null for no account, which takes the same time
   */
  async isKnown(db: Database, userId: bigint | null, { deviceHash }: Origin): Promise<boolean> {
    const mine = and(eq(userDevices.userId, userId ?? 0n), eq(userDevices.deviceHash, deviceHash));
    return (await db.orm.$count(userDevices, mine)) > 0;
  }

  /**
   * Must be called in the transaction that opens the session. Returns whether it is a new device that the player is notified
   * of.
   * @param founding the account was created just now, on it
   */
  async arrive(tx: Tx, userId: bigint, { device, deviceHash }: Origin, founding = false): Promise<boolean> {
    const mine = eq(userDevices.userId, userId);
    const first = founding || (await tx.$count(userDevices, mine)) === 0;
    const added = await tx
      .insert(userDevices)
      .values({ userId, deviceHash, name: device, founding: first, firstAt: this.#clock.now() })
      .onConflictDoNothing()
      .returning({ userId: userDevices.userId });
    if (added.length === 0) {
      await tx
        .update(userDevices)
        .set({ name: device })
        .where(and(mine, eq(userDevices.deviceHash, deviceHash)));
      return false;
    }
    if (!first)
      await this.#events.record(tx, { userId, kind: 'newDevice', detail: device, blocksPayouts: true });
    return !first;
  }
}
