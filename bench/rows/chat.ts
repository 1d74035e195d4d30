import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMessage } from '../../contract/chat/channel.ts';
import { chatNews } from '../../contract/chat/operations.ts';
import { RoomFeed } from '../../house/people/chat/roomFeed.ts';
import { openChannelServer } from '../load/channelServer.ts';

/** The cost of a busy room. */
export interface ChatBench {
  readers: number;
  /** Messages posted in the room, per second. */
  sentPerSecond: number;
  /** Wire messages and bytes sent to one reader per second. */
  newsPerReader: number;
  bytesPerReader: number;
  /** The house's CPU time per reader and second, in µs, and the share of one core for all of them. */
  cpuPerReader: number;
  core: number;
}

const ROOM = 'crash';
const TEXT = 'menang 1.500.000 tadi, gas lagi yuk teman-teman di meja ini';

/** Posts messages at a rate in a room with readers, over the house's own feed and channel. */
export async function runChatBench(readers: number, perSecond: number, seconds: number): Promise<ChatBench> {
  const server = await openChannelServer(readers, [{ query: chatNews.document, variables: { room: ROOM } }]);
  const feed = new RoomFeed({ room: ROOM, channel: server.fanout, load: async () => [] });
  try {
    await feed.recent();
    const cpu = process.cpuUsage();
    const [began, before] = [performance.now(), server.received()];
    let sent = 0;
    while (performance.now() - began < seconds * 1_000) {
      const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
      for (; sent < due; sent++) feed.add(message(sent + 1));
      await sleep(5);
    }
    const elapsed = (performance.now() - began) / 1_000;
    await sleep(1_500);
    const { user, system } = process.cpuUsage(cpu);
    const after = server.received();
    const bytes = after.bytes - before.bytes;
    const news = (after.messages - before.messages) / readers;
    return {
      readers,
      sentPerSecond: sent / elapsed,
      newsPerReader: news / elapsed,
      bytesPerReader: bytes / readers / elapsed,
      cpuPerReader: (user + system) / readers / elapsed,
      core: (user + system) / 1_000_000 / elapsed,
    };
  } finally {
    feed.stop();
    server.close();
  }
}

function message(id: number): ChatMessage {
  return {
    ...{
      id: String(1_000_000 + id),
      userId: '123456',
      name: 'Elang Gesit 42',
      avatar: 7,
      at: 1_795_576_528_348,
    },
    ...{ text: TEXT, covered: false, mentions: [], win: null },
  };
}
