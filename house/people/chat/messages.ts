import { and, desc, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { ChatMessage, ChatWin } from '../../../contract/chat/channel.ts';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import { brokenUnique, type Database, type Tx } from '../../core/db/database.ts';
import { bets, rounds } from '../../money/ledger/bets/roundTables.ts';
import { type PlayerCard, type PlayerCards, pick } from '../../play/games/playerCards.ts';
import { screen } from './screen.ts';
import { chatMessages } from './tables.ts';

/** Retention of messages. */
const RETENTION_MS = 90 * DAY_MS;
/** Maximum number of wins offered for sharing, and of the player's last bets that are searched for them. */
const OFFERED = 20;
const LOOKED_THROUGH = 500;

type Row = typeof chatMessages.$inferSelect;

/** A message to be stored. */
export interface NewMessage {
  room: string;
  userId: bigint;
  key: string;
  text: string;
  covered: boolean;
  mentions: bigint[];
  win: ChatWin | null;
}

interface Parts {
  db: Database;
  clock: Clock;
  cards: PlayerCards;
}

/** Stores a room's messages, and reads bets for shared wins. */
export class ChatMessages {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #cards: PlayerCards;

  constructor({ db, clock, cards }: Parts) {
    this.#db = db;
    this.#clock = clock;
    this.#cards = cards;
  }

  /** The newest first; below an id if given. */
  async page(room: string, count: number, before: bigint | null): Promise<ChatMessage[]> {
    const rows = await this.#db.orm
      .select()
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.room, room),
          isNull(chatMessages.hiddenAt),
          before === null ? undefined : lt(chatMessages.id, before),
        ),
      )
      .orderBy(desc(chatMessages.id))
      .limit(count);
    const cards = await this.#cards.ofMany(rows.flatMap(({ userId, mentions }) => [userId, ...mentions]));
    return rows.map((row) => messageOf(row, cards));
  }

  /**
   * The message that this player sent with this key, if any. Refusal: 3 if its content differs.
   * @param tx that holds the player's lock
   */
  async known(tx: Tx, { userId, key, room, text, win }: NewMessage): Promise<Row | null> {
    const [row] = await tx
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, userId), eq(chatMessages.key, key)));
    if (!row) return null;
    if (row.room !== room || row.text !== text || row.win?.betId !== win?.betId)
      throw new Refusal(ErrorCode.badParameter, 'key');
    return row;
  }

  /** Stores a message. Refusal: 746 if its win was shared before. */
  async add(tx: Tx, message: NewMessage): Promise<Row> {
    const betId = message.win && BigInt(message.win.betId);
    const [row] = await tx
      .insert(chatMessages)
      .values({ ...message, betId, at: this.#clock.now() })
      .returning()
      .catch((error) => {
        if (brokenUnique(error)) throw new Refusal(ErrorCode.alreadyJoined);
        throw error;
      });
    if (!row) throw new Error('a message was not kept');
    return row;
  }

  /** Converts a row to the message shown in rooms. */
  async shown(row: Row): Promise<ChatMessage> {
    return messageOf(row, await this.#cards.ofMany([row.userId, ...row.mentions]));
  }

  /** A player's own bet that paid more than its stake in a finished round. Refusal: 704 if it is not one. */
  async win(userId: bigint, room: string, roundId: bigint, betId: bigint): Promise<ChatWin> {
    const [bet] = await this.#db.orm
      .select()
      .from(bets)
      .where(and(won(userId, room), eq(bets.id, betId), eq(bets.roundId, roundId)));
    if (!bet) throw new Refusal(ErrorCode.notFound);
    return winOf(bet);
  }

  /** The player's newest wins in a game that have not been shared. */
  async wins(userId: bigint, room: string): Promise<ChatWin[]> {
    const { orm } = this.#db;
    const last = orm
      .select({ id: bets.id })
      .from(bets)
      .where(eq(bets.userId, userId))
      .orderBy(desc(bets.id))
      .limit(LOOKED_THROUGH);
    const shared = orm.select().from(chatMessages).where(eq(chatMessages.betId, bets.id));
    const rows = await orm
      .select()
      .from(bets)
      .where(and(won(userId, room), inArray(bets.id, last), notExists(shared)))
      .orderBy(desc(bets.id))
      .limit(OFFERED);
    return rows.map(winOf);
  }

  async prune(): Promise<void> {
    await this.#db.orm.delete(chatMessages).where(lt(chatMessages.at, this.#clock.now() - RETENTION_MS));
  }
}

function won(userId: bigint, room: string) {
  return and(
    eq(bets.userId, userId),
    eq(bets.game, room),
    eq(bets.status, 'cashed'),
    gt(bets.payout, bets.amount),
    sql`NOT EXISTS (SELECT FROM ${rounds} r WHERE r.game = ${bets.game} AND r.id = ${bets.roundId} AND r.state <> 'settled')`,
  );
}

function winOf({ id, roundId, amount, payout, rate, currency }: typeof bets.$inferSelect): ChatWin {
  return {
    betId: id.toString(),
    roundId: roundId.toString(),
    amount: amount.toString(),
    payout: payout.toString(),
    rate: (rate ?? 0n).toString(),
    currency,
  };
}

/** A player's name as shown in rooms, with numbers and links masked too. */
export function shownName({ name }: PlayerCard): string {
  return screen(name, null).text;
}

function messageOf(
  { id, userId, at, text, covered, mentions, win }: Row,
  cards: ReadonlyMap<bigint, PlayerCard>,
): ChatMessage {
  const card = pick(cards, userId);
  return {
    id: id.toString(),
    userId: userId.toString(),
    name: shownName(card),
    avatar: card.avatar,
    ...{ at, text, covered, win },
    mentions: mentions.map((one) => ({ userId: one.toString(), name: shownName(pick(cards, one)) })),
  };
}
