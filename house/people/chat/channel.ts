import type { ChatReason } from '../../../contract/chat/channel.ts';
import { isChatRoom } from '../../../contract/chat/rooms.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import { Lasting } from '../../core/channel/lasting.ts';
import { idOf, keyOf, pageOf, playerOf } from '../../play/games/arguments.ts';
import type { Chat } from './chat.ts';
import type { ChatMessages } from './messages.ts';
import { RECENT_SIZE, type RoomFeed } from './roomFeed.ts';
import type { RoomBook } from './rooms.ts';

interface Parts {
  chat: Chat;
  rooms: RoomBook;
  messages: ChatMessages;
  /** @throws when the room does not exist */
  feed(room: string): RoomFeed;
}

/** The routes of contract/chat. The channel has validated the arguments' types and the sign-in requirement. */
export function chatChannel({ chat, rooms, messages, feed }: Parts): ChannelArea {
  return {
    Query: {
      async chatMessages({ room, count, before }) {
        const name = String(room);
        const page = pageOf(count, before);
        await rooms.open(name);
        if (page.before === null && page.count <= RECENT_SIZE)
          return new Lasting((await feed(name).recent()).slice(0, page.count));
        return new Lasting(await messages.page(name, page.count, page.before));
      },
      chatStanding: ({ room }, { userId }) =>
        chat.permission(userId === null ? null : BigInt(userId), String(room)),
      async chatWins({ room }, caller) {
        await rooms.open(String(room));
        return chat.wins(playerOf(caller), String(room));
      },
    },

    Mutation: {
      chatSend: ({ key, room, text, mentions }, caller) =>
        chat.post(playerOf(caller), {
          key: keyOf(key),
          room: String(room),
          text: String(text),
          mentions: ((mentions ?? []) as unknown[]).map(idOf),
        }),
      chatShareWin: ({ key, room, roundId, betId }, caller) =>
        chat.shareWin(playerOf(caller), {
          key: keyOf(key),
          room: String(room),
          roundId: idOf(roundId),
          betId: idOf(betId),
        }),
      async chatReport({ messageId, reason }, caller) {
        await chat.report(playerOf(caller), idOf(messageId), reason as ChatReason);
        return { messageId };
      },
      async chatIgnore({ userId, ignored }, caller) {
        return { ignored: await chat.ignore(playerOf(caller), idOf(userId), ignored === true) };
      },
    },

    Subscription: {
      async chatLatest(room) {
        if (room === null || !isChatRoom(room)) return null;
        const [newest] = await feed(room).recent();
        return { id: newest?.id ?? null, mentioned: false };
      },
    },
  };
}
