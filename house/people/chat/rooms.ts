import { isChatRoom } from '../../../contract/chat/rooms.ts';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { chatRooms } from './tables.ts';

/** Default minimum time between two messages of a player, ms. */
const SLOW_MS = 3_000;
/** The row that applies to all rooms without their own. */
const ALL = '*';
const FRESH_MS = 2_000;

/** Settings of a room. */
interface RoomSettings {
  open: boolean;
  slowMs: number;
}

/** Reads room settings from the table chat_rooms; cached for two seconds. */
export class RoomBook {
  readonly #rows: TtlCache<Map<string, RoomSettings>>;

  constructor({ db, clock }: { db: Pick<Database, 'orm'>; clock: Clock }) {
    this.#rows = new TtlCache(clock, FRESH_MS, async () => {
      const rows = await db.orm.select().from(chatRooms);
      return new Map(rows.map(({ room, open, slowMs }) => [room, { open, slowMs: slowMs ?? SLOW_MS }]));
    });
  }

  /** The settings of an open room. Refusal: 721 if it does not exist or is closed. */
  async open(room: string): Promise<RoomSettings> {
    const rows = await this.#rows.get();
    const settings = rows.get(room) ?? rows.get(ALL) ?? { open: true, slowMs: SLOW_MS };
    if (!isChatRoom(room) || !settings.open) throw new Refusal(ErrorCode.invalidGame);
    return settings;
  }
}
