import { isChatRoom } from '../../contract/chat/rooms.ts';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { Channel } from '../core/channel/area.ts';
import { eachInTurn, repeat, undoAll } from '../core/lifecycle.ts';
import type { RateLimits } from '../core/rateLimits/rateLimits.ts';
import type { Module, ModuleParts } from '../module.ts';
import { PlayerCards } from '../play/games/playerCards.ts';
import { chatChannel } from './chat/channel.ts';
import { CHAT_TOPIC, Chat, type PostedMessage } from './chat/chat.ts';
import { ChatMessages } from './chat/messages.ts';
import { ListedModeration } from './chat/moderation.ts';
import { RECENT_SIZE, RoomFeed } from './chat/roomFeed.ts';
import { RoomBook } from './chat/rooms.ts';
import { loadWords } from './chat/words.ts';

/** Interval of the check for messages removed by moderators, ms. */
const LOOK_MS = 2_000;

interface Parts extends ModuleParts {
  channel: Channel;
  rates: RateLimits;
}

/** Opens the chat: one room per game. */
export async function openChat({ channel, rates, ...parts }: Parts): Promise<Module> {
  const { db, clock, bus, log } = parts;
  await loadWords(db);
  const cards = new PlayerCards(db);
  const rooms = new RoomBook({ db, clock });
  const messages = new ChatMessages({ db, clock, cards });
  const moderation = new ListedModeration({ db, clock });
  const chat = new Chat({ db, clock, bus, rates, cards, rooms, messages, moderation });

  const feeds = new Map<string, RoomFeed>();
  const feed = (room: string) => {
    if (!isChatRoom(room)) throw new Refusal(ErrorCode.invalidGame);
    const known = feeds.get(room);
    if (known) return known;
    const made = new RoomFeed({ room, channel, load: () => messages.page(room, RECENT_SIZE, null) });
    feeds.set(room, made);
    return made;
  };

  const announced = new Set<string>();
  /** Publishes removed messages to their rooms, each once. */
  const look = async () => {
    const gone = (await moderation.removed()).filter(({ id }) => !announced.has(id.toString()));
    for (const { room, id } of gone) {
      announced.add(id.toString());
      feed(room).remove([id.toString()]);
    }
  };

  const ends = [
    bus.subscribe(CHAT_TOPIC, (message) => {
      const { room, message: posted, named } = message as PostedMessage;
      feed(room).add(posted);
      for (const userId of named)
        channel.publishTo(userId, 'chatLatest', { id: posted.id, mentioned: true }, room);
    }),
    bus.onGap(() => {
      for (const one of feeds.values())
        one
          .republish()
          .catch((error) => log.warn({ err: error }, 'missed messages of a room were not made up for'));
    }),
  ];
  return {
    fields: [chatChannel({ chat, rooms, messages, feed })],
    start() {
      ends.push(repeat(LOOK_MS, look, log, 'what moderators took away was not looked for'));
    },
    async prune() {
      await eachInTurn([() => messages.prune(), () => moderation.prune()]);
    },
    async stop() {
      for (const one of feeds.values()) one.stop();
      await undoAll(ends, log);
    },
  };
}
