// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage, ChatStanding } from '../../../contract/chat/channel.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { channel } from '../../net/backend.ts';
import { ChannelError } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { changeControls } from '../../shared/device/controls.ts';
import { useToasts } from '../../ui/feedback/toasts.ts';
import { fill, find, press, render } from '../../ui/testRender.ts';
import ChatPanel from './ChatPanel.tsx';

const FREE: ChatStanding = { right: 'write', until: null, nextAt: 0, slowMs: 3_000, ignored: [] };
const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: String(id), userId: '2', name: 'Bayu', avatar: 0, at: id, text: 'Ayo naik' },
  ...{ covered: false, mentions: [], win: null, ...more },
});

/** The mocked server replies, and the recorded requests. */
let answers: Record<string, unknown>;
let requests: Record<string, Record<string, unknown>>;
/** Rooms outlive a panel, so each test uses its own. */
let room = 0;

beforeAll(() => startI18n('id', ['common', 'chat']));
beforeEach(() => {
  requests = {};
  answers = { chatStanding: FREE, chatMessages: [message(1)] };
  useSession.setState({
    player: { id: '1', name: 'Sari', avatar: 0, portrait: null, frame: null, currency: 'IDR' },
  });
  useToasts.setState([], true);
  changeControls({ chat: true });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(channel, 'state', 'get').mockReturnValue('connected');
  vi.spyOn(channel, 'subscribe').mockReturnValue(() => {});
  vi.spyOn(channel, 'onConnected').mockImplementation((listener) => {
    listener();
    return () => {};
  });
  vi.spyOn(channel, 'request').mockImplementation((async (
    { field }: { field: string },
    variables: Record<string, unknown>,
  ) => {
    requests[field] = variables;
    if (answers[field] instanceof Error) throw answers[field];
    return answers[field];
  }) as never);
});
afterEach(() => vi.restoreAllMocks());

async function open(): Promise<void> {
  room++;
  await render(
    <MemoryRouter>
      <ChatPanel room={`room${room}`} />
    </MemoryRouter>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const field = () => find<HTMLInputElement>('input');
const log = () => find('[role=log]').textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent)?.includes(name),
  ) as HTMLButtonElement;
const toasts = () => useToasts.getState().map(({ text }) => text);
async function sendMessage(text: string): Promise<void> {
  await fill(field(), text);
  await press(button('Kirim'));
}

it('shows a sent message in the room and enforces the wait before the next one', async () => {
  answers.chatSend = {
    message: message(2, { userId: '1', name: 'Sari', text: 'Halo' }),
    nextAt: Date.now() + 3_000,
  };
  await open();
  await sendMessage('  Halo ');
  expect(requests.chatSend).toMatchObject({ room: `room${room}`, text: 'Halo', mentions: [] });
  expect(log()).toContain('Halo');
  expect(field().value).toBe('');
  await fill(field(), 'lagi');
  expect(button('Bisa kirim lagi dalam').disabled).toBe(true);
  delete requests.chatSend;
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(requests.chatSend).toBeUndefined();
});

it('keeps a rejected message so that it can be sent again or dropped', async () => {
  answers.chatSend = new ChannelError('network', 0, '', null);
  await open();
  await sendMessage('Halo');
  expect(log()).toContain('Belum terkirim');
  const { key } = requests.chatSend ?? {};
  await press(button('Kirim lagi'));
  expect(requests.chatSend?.key).toBe(key);
  await press(button('Buang'));
  expect(log()).not.toContain('Halo');
});

it('mentions a player after a press on their message', async () => {
  answers.chatSend = { message: message(2), nextAt: 0 };
  await open();
  await press(button('Bayu'));
  await press(button('Sebut'));
  expect(field().value).toBe('@Bayu ');
  await sendMessage('@Bayu ayo');
  expect(requests.chatSend).toMatchObject({ mentions: ['2'] });
  // A name that was deleted from the input mentions nobody.
  await press(button('Bayu'));
  await press(button('Sebut'));
  await sendMessage('ayo');
  expect(requests.chatSend).toMatchObject({ mentions: [] });
});

it('ignores a player, and confirms it only after the server accepted it', async () => {
  answers.chatIgnore = new ChannelError('network', 0, '', null);
  await open();
  await press(button('Bayu'));
  await press(button('Abaikan'));
  expect(log()).toContain('Ayo naik');
  expect(toasts()).toEqual([]);
  answers.chatIgnore = { ignored: [{ userId: '2', name: 'Bayu' }] };
  await press(button('Bayu'));
  await press(button('Abaikan'));
  expect(log()).not.toContain('Ayo naik');
  expect(toasts()).toEqual(['Pesan Bayu tidak ditampilkan lagi untukmu']);
  answers.chatIgnore = { ignored: [] };
  await press(button('Aturan dan pilihan obrolan'));
  await press(button('Tampilkan lagi pesan Bayu'));
  await press(button('Kembali ke obrolan'));
  expect(log()).toContain('Ayo naik');
});

it('reports a message with its reason', async () => {
  answers.chatReport = true;
  await open();
  await press(button('Bayu'));
  await press(button('Laporkan'));
  await press(button('Minta atau tawarkan uang'));
  expect(requests.chatReport).toEqual({ messageId: '1', reason: 'money' });
  expect(toasts()).toEqual(['Terima kasih. Moderator akan memeriksanya.']);
});

it("marks messages that mention the reader, and the reader's own masked words", async () => {
  answers.chatMessages = [
    message(2, { userId: '1', name: 'Sari', text: '•••', covered: true }),
    message(1, { text: '@Sari sini', mentions: [{ userId: '1', name: 'Sari' }] }),
  ];
  await open();
  expect(find('[data-called]').textContent).toContain('@Sari sini');
  expect(find('[data-own]:has(time)').textContent).toContain('ditutup');
});

it.each([
  ['onBreak', 'Kamu sedang istirahat', 'chatMessages'],
  ['silenced', 'Moderator menghentikan kamu menulis', null],
  ['age', 'Khusus 18+', null],
  ['signIn', 'Masuk untuk ikut bicara', null],
] as const)('with the right %s shows the reason instead of an input', async (right, words, hidden) => {
  answers.chatStanding = { ...FREE, right };
  await open();
  expect(document.body.textContent).toContain(words);
  expect(document.querySelector('input')).toBeNull();
  if (hidden) expect(requests[hidden]).toBeUndefined();
});

it('fetches and subscribes to nothing while switched off, until it is on again', async () => {
  changeControls({ chat: false });
  await open();
  expect(requests).toEqual({});
  await press(button('Nyalakan obrolan'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(log()).toContain('Ayo naik');
});
