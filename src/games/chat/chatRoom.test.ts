import { beforeEach, expect, it } from 'vitest';
import type { ChatMessage } from '../../../contract/chat/channel.ts';
import { ErrorCode } from '../../../contract/errors.ts';
import { ChannelError } from '../../net/errors.ts';
import { ChatRoom } from './chatRoom.ts';

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: String(id), userId: '1', name: 'A', avatar: 0, at: id, text: `n ${id}` },
  ...{ covered: false, mentions: [], win: null, ...more },
});
const refusal = (code: number) => new ChannelError('refusal', code, '', null);

/** A fake server that replies by field name and records the requests. */
class House {
  requests: { field: string; variables: Record<string, unknown> }[] = [];
  answers: Record<string, (variables: Record<string, unknown>) => unknown> = {};
  news: ((news: { messages: ChatMessage[]; removed: string[] }) => void) | null = null;
  connected = () => {};
  request = async (operation: { field: string }, variables: object = {}) => {
    this.requests.push({ field: operation.field, variables: variables as Record<string, unknown> });
    const answer = this.answers[operation.field]?.(variables as Record<string, unknown>);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  subscribe = (_operation: unknown, listener: { next: never }) => {
    this.news = listener.next;
    return () => {
      this.news = null;
    };
  };
  onConnected = (listener: () => void) => {
    this.connected = listener;
    listener();
    return () => {};
  };
}

let house: House;
let room: ChatRoom;
const state = () => room.store.getState();
const texts = () => state().messages.map(({ text }) => text);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const chatPermission = (right: string) => () => ({
  right,
  until: null,
  nextAt: 0,
  slowMs: 3_000,
  ignored: [],
});

beforeEach(() => {
  house = new House();
  house.answers = { chatStanding: chatPermission('write'), chatMessages: () => [message(2), message(1)] };
  room = new ChatRoom('crash', house as never);
});

it('reads the newest messages and receives new ones until it closes', async () => {
  const close = room.open();
  await settled();
  expect(state()).toMatchObject({ phase: 'open', more: false });
  house.news?.({ messages: [message(3), message(2)], removed: ['1'] });
  expect(texts()).toEqual(['n 2', 'n 3']);
  close();
  expect(house.news).toBeNull();
});

it('fetches and subscribes to nothing for a player on a time-out', async () => {
  house.answers.chatStanding = chatPermission('onBreak');
  room.open();
  await settled();
  expect(house.requests.map(({ field }) => field)).toEqual(['chatStanding']);
  expect(house.news).toBeNull();
});

it('is not open before the first read, also when it was closed meanwhile', async () => {
  const close = room.open();
  close();
  await settled();
  expect(state().phase).toBe('first');
  expect(house.news).toBeNull();

  house.answers.chatMessages = () => new ChannelError('timeout', -1, '', null);
  room.open();
  await settled();
  expect(state().phase).toBe('failed');
});

it('offers a retry where the read after a time-out fails', async () => {
  house.answers.chatStanding = chatPermission('onBreak');
  const close = room.open();
  await settled();
  expect(state().phase).toBe('open');
  close();

  house.answers.chatStanding = chatPermission('write');
  house.answers.chatMessages = () => new ChannelError('timeout', -1, '', null);
  room.open();
  await settled();
  expect(state().phase).toBe('failed');
});

it('shows a message at once, and retries a failed one under the same key', async () => {
  room.open();
  await settled();
  house.answers.chatSend = () => new ChannelError('timeout', -1, '', null);
  const sent = room.send('halo', []);
  expect(state().sending).toMatchObject([{ text: 'halo', failed: false }]);
  await sent;
  expect(state().sending).toMatchObject([{ text: 'halo', failed: true }]);

  const key = state().sending[0]?.key ?? '';
  house.answers.chatSend = () => ({ message: message(5, { text: 'halo' }), nextAt: 9 });
  await room.sendAgain(key);
  expect(state().sending).toEqual([]);
  expect(texts()).toEqual(['n 1', 'n 2', 'halo']);
  expect(state().chatPermission?.nextAt).toBe(9);
  const keys = house.requests
    .filter(({ field }) => field === 'chatSend')
    .map(({ variables }) => variables.key);
  expect(keys).toEqual([key, key]);
  // The pushed copy adds nothing.
  house.news?.({ messages: [message(5, { text: 'halo' })], removed: [] });
  expect(texts()).toHaveLength(3);
});

it("re-fetches the player's permission after a refusal", async () => {
  room.open();
  await settled();
  house.answers.chatSend = () => refusal(ErrorCode.areaDenied);
  house.answers.chatStanding = chatPermission('silenced');
  await room.send('halo', []);
  expect(state().chatPermission?.right).toBe('silenced');
  room.drop(state().sending[0]?.key ?? '');
  expect(state().sending).toEqual([]);
});

it('shows that a room is closed, or that loading failed', async () => {
  house.answers.chatStanding = () => refusal(ErrorCode.invalidGame);
  house.answers.chatMessages = () => refusal(ErrorCode.invalidGame);
  room.open();
  await settled();
  expect(state().phase).toBe('closed');

  house.answers = {
    chatStanding: chatPermission('write'),
    chatMessages: () => new ChannelError('timeout', -1, '', null),
  };
  room = new ChatRoom('dice', house as never);
  room.open();
  await settled();
  expect(state().phase).toBe('failed');
  house.answers.chatMessages = () => [message(1)];
  await room.retry();
  expect(state()).toMatchObject({ phase: 'open', messages: [{ id: '1' }] });
});
