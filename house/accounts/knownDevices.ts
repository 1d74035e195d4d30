import { and, eq, ne } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Notices } from '../messages/notices.ts';
import { userDevices } from '../security/tables.ts';

/** What players signed in from; they are told of a sign-in from something else, but for the very first one. */
export class KnownDevices {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #notices: Notices;

  constructor({ db, clock, notices }: { db: Database; clock: Clock; notices: Notices }) {
    this.#db = db;
    this.#clock = clock;
    this.#notices = notices;
  }

  async signedIn(userId: bigint, device: string): Promise<void> {
    const added = await this.#db.orm
      .insert(userDevices)
      .values({ userId, device, firstAt: this.#clock.now() })
      .onConflictDoNothing()
      .returning({ userId: userDevices.userId });
    if (added.length === 0) return;
    const others = and(eq(userDevices.userId, userId), ne(userDevices.device, device));
    if ((await this.#db.orm.$count(userDevices, others)) > 0)
      await this.#notices.tell(userId, 'newDevice', { detail: device });
  }
}
