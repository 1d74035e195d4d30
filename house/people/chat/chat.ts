import { and, asc, eq, inArray } from 'drizzle-orm';
import type {
  ChatMention,
  ChatMessage,
  ChatReason,
  ChatSent,
  ChatStanding,
  ChatWin,
} from '../../../contract/chat/channel.ts';
import { MOST_MENTIONS, MOST_SIGNS } from '../../../contract/chat/rooms.ts';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Bus } from '../../core/bus/bus.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { RateLimit, RateLimits } from '../../core/rateLimits/rateLimits.ts';
import type { PlayerCards } from '../../play/games/playerCards.ts';
import { lockPlayer } from '../accounts/lockPlayer.ts';
import { users } from '../accounts/tables.ts';
import { permissionOf, VISITOR } from './chatPermission.ts';
import { type ChatMessages, type NewMessage, shownName } from './messages.ts';
import type { Moderation } from './moderation.ts';
import type { RoomBook } from './rooms.ts';
import { chatIgnores } from './tables.ts';

/** The bus topic on which messages reach all houses. */
export const CHAT_TOPIC = 'chat';
/** Slow mode limits the pace; this limits sustained sending. */
const SENDING = { most: 15, seconds: 60 };
const REPORTING = { most: 20, seconds: 3_600 };
const IGNORING = { most: 60, seconds: 60 };
const MOST_IGNORED = 200;
/** Longer texts are refused before screening: no normal text that cleans to an allowed length is this long. */
const LONGEST = 16 * MOST_SIGNS;

/** A message as published to all houses. */
export interface PostedMessage {
  room: string;
  message: ChatMessage;
  /** Mentioned players who do not ignore its author. */
  named: string[];
}

interface Parts {
  db: Database;
  clock: Clock;
  bus: Bus;
  rates: RateLimits;
  cards: PlayerCards;
  rooms: RoomBook;
  messages: ChatMessages;
  moderation: Moderation;
}

/** The content of a new message, besides author and room. */
type MessageDraft = Pick<NewMessage, 'text' | 'covered' | 'mentions' | 'win'>;

/** Chat actions of players. */
export class Chat {
  readonly #parts: Parts;
  readonly #sending: RateLimit;
  readonly #reporting: RateLimit;
  readonly #ignoring: RateLimit;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#sending = parts.rates.countedLightly('chat.send', SENDING);
    this.#reporting = parts.rates.counted('chat.report', REPORTING);
    this.#ignoring = parts.rates.countedLightly('chat.ignore', IGNORING);
  }

  /** What a player, or a visitor (null), may do in a room. Refusal: 721 if it is closed or does not exist. */
  async permission(userId: bigint | null, room: string): Promise<ChatStanding> {
    const { db, clock, rooms, moderation } = this.#parts;
    const { slowMs } = await rooms.open(room);
    if (userId === null)
      return { right: VISITOR.right, until: VISITOR.until, nextAt: 0, slowMs, ignored: [] };
    const now = clock.now();
    const [{ right, until, lastAt }, ignored] = await Promise.all([
      permissionOf(db.orm, userId, { now, moderation }),
      this.ignored(userId),
    ]);
    return { right, until, nextAt: lastAt + slowMs, slowMs, ignored };
  }

  /** Posts a message in a room; refusals as in the schema's chatSend. */
  async post(
    userId: bigint,
    { key, room, text, mentions }: { key: string; room: string; text: string; mentions: bigint[] },
  ): Promise<ChatSent> {
    if (text.length > LONGEST) throw new Refusal(ErrorCode.badParameter, 'text');
    const screened = await this.#parts.moderation.screen(text);
    const length = [...screened.text].length;
    if (length === 0 || length > MOST_SIGNS) throw new Refusal(ErrorCode.badParameter, 'text');
    const named = await this.#named(screened.text, mentions);
    return this.#send(userId, room, key, { ...screened, mentions: named, win: null });
  }

  /** Shares a win in its game's room; refusals as in the schema's chatShareWin. */
  async shareWin(
    userId: bigint,
    { key, room, roundId, betId }: { key: string; room: string; roundId: bigint; betId: bigint },
  ): Promise<ChatSent> {
    const win = await this.#parts.messages.win(userId, room, roundId, betId);
    return this.#send(userId, room, key, { text: '', covered: false, mentions: [], win });
  }

  /** The player's own wins that may be shared. */
  wins(userId: bigint, room: string): Promise<ChatWin[]> {
    return this.#parts.messages.wins(userId, room);
  }

  async report(reporter: bigint, messageId: bigint, reason: ChatReason): Promise<void> {
    await this.#reporting(reporter.toString());
    await this.#parts.moderation.report({ messageId, reporter, reason });
  }

  /** Ignores a player, or stops ignoring; returns the ignored players. */
  async ignore(userId: bigint, other: bigint, ignored: boolean): Promise<ChatMention[]> {
    await this.#ignoring(userId.toString());
    const { db, clock } = this.#parts;
    const own = eq(chatIgnores.userId, userId);
    await db.orm.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      if (!ignored) return tx.delete(chatIgnores).where(and(own, eq(chatIgnores.ignored, other)));
      const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.id, other));
      if (!found || other === userId) throw new Refusal(ErrorCode.notFound);
      if ((await tx.$count(chatIgnores, own)) >= MOST_IGNORED) throw new Refusal(ErrorCode.overLimit);
      await tx.insert(chatIgnores).values({ userId, ignored: other, at: clock.now() }).onConflictDoNothing();
    });
    return this.ignored(userId);
  }

  /** The ignored players, in the order in which they were added. */
  async ignored(userId: bigint): Promise<ChatMention[]> {
    const rows = await this.#parts.db.orm
      .select({ id: users.id, name: users.name, avatar: users.avatar, bot: users.bot })
      .from(chatIgnores)
      .innerJoin(users, eq(users.id, chatIgnores.ignored))
      .where(eq(chatIgnores.userId, userId))
      .orderBy(asc(chatIgnores.at), asc(users.id));
    return rows.map(({ id, ...card }) => ({ userId: id.toString(), name: shownName(card) }));
  }

  /** Returns those of the players whose name follows an '@' in the text. */
  async #named(text: string, wanted: readonly bigint[]): Promise<bigint[]> {
    const candidates = [...new Set(wanted)].slice(0, MOST_MENTIONS);
    if (candidates.length === 0) return [];
    const cards = await this.#parts.cards.ofMany(candidates);
    return candidates.filter((id) => {
      const card = cards.get(id);
      return card && !card.bot && text.includes(`@${shownName(card)}`);
    });
  }

  async #send(userId: bigint, room: string, key: string, draft: MessageDraft): Promise<ChatSent> {
    const { db, clock, bus, rooms, messages, moderation } = this.#parts;
    const { slowMs } = await rooms.open(room);
    await this.#sending(userId.toString());
    const request: NewMessage = { userId, room, key, ...draft };
    // Nothing inside may request another connection: during a flood many transactions wait for one lock.
    const { row, isNew } = await db.orm.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      const known = await messages.known(tx, request);
      if (known) return { row: known, isNew: false };
      const now = clock.now();
      const { refusal, lastAt } = await permissionOf(tx, userId, { now, moderation });
      if (refusal !== null) throw new Refusal(refusal);
      if (now < lastAt + slowMs) throw new Refusal(ErrorCode.tooFrequent);
      return { row: await messages.add(tx, request), isNew: true };
    });
    const message = await messages.shown(row);
    if (isNew) {
      const named = await this.#hearing(userId, draft.mentions);
      bus.publish(CHAT_TOPIC, { room, message, named } satisfies PostedMessage);
    }
    return { message, nextAt: message.at + slowMs };
  }

  /** Returns those of the players who do not ignore the author. */
  async #hearing(author: bigint, players: readonly bigint[]): Promise<string[]> {
    if (players.length === 0) return [];
    const deaf = await this.#parts.db.orm
      .select({ userId: chatIgnores.userId })
      .from(chatIgnores)
      .where(and(inArray(chatIgnores.userId, [...players]), eq(chatIgnores.ignored, author)));
    const ids = new Set(deaf.map((one) => one.userId));
    return players.filter((id) => !ids.has(id)).map(String);
  }
}
