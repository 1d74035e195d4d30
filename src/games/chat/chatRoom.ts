import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatReason } from '../../../contract/chat/channel.ts';
import type {
  ChatMessageFragment,
  ChatStandingFragment,
  ChatWinFragment,
} from '../../../contract/chat/operations.ts';
import {
  chatIgnore,
  chatMessages,
  chatNews,
  chatReport,
  chatSend,
  chatShareWin,
  chatStanding,
  chatWins,
} from '../../../contract/chat/operations.ts';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Channel } from '../../net/channel.ts';
import { CallError } from '../../net/errors.ts';
import { randomId } from '../../net/storage.ts';
import { trimmed, withMessages, withNewest, withoutMessages } from './chatLog.ts';

const PAGE = 40;

/** A sent message that is not answered yet, or was refused. */
export interface Outgoing {
  /** The idempotency key: a retry is the same message. */
  key: string;
  text: string;
  mentions: readonly string[];
  win: ChatWinFragment | null;
  failed: boolean;
}

export interface ChatState {
  /** first: nothing loaded yet; failed: loading failed; closed: the room is not open. */
  phase: 'first' | 'open' | 'failed' | 'closed';
  /** Oldest first. */
  messages: readonly ChatMessageFragment[];
  sending: readonly Outgoing[];
  chatPermission: ChatStandingFragment | null;
  /** There may be older messages than these. */
  more: boolean;
  loadingMore: boolean;
}

const FRESH: ChatState = {
  ...{ phase: 'first', messages: [], sending: [], chatPermission: null, more: false, loadingMore: false },
};

/** Client state of one room. It fetches and subscribes only while it is open. */
export class ChatRoom {
  readonly room: string;
  readonly store: StoreApi<ChatState> = createStore(() => FRESH);
  readonly #channel: Pick<Channel, 'request' | 'subscribe' | 'onConnected'>;

  constructor(room: string, channel: Pick<Channel, 'request' | 'subscribe' | 'onConnected'>) {
    this.room = room;
    this.#channel = channel;
  }

  /** Subscribes and loads until the returned function is called. Does neither for players on a time-out. */
  open(): () => void {
    let stopNews = () => {};
    let ended = false;
    const read = async () => {
      await this.refreshPermission();
      // Nothing was read: the next opening starts from the same state.
      if (ended) return;
      if (this.store.getState().chatPermission?.right === 'onBreak') return this.#set({ phase: 'open' });
      // Subscribe first, so that messages sent while the page loads are received.
      stopNews();
      stopNews = this.#channel.subscribe(
        chatNews,
        { next: ({ messages, removed }) => this.#receive(messages, removed) },
        { room: this.room },
      );
      await this.#readNewest();
    };
    const stopConnected = this.#channel.onConnected(() => void read());
    return () => {
      ended = true;
      stopConnected();
      stopNews();
    };
  }

  /** Re-fetches the player's permission: after a refusal, or when the player changes. */
  async refreshPermission(): Promise<void> {
    const chatPermission = await this.#request(
      this.#channel.request(chatStanding, { room: this.room }, { quiet: true }),
    );
    if (chatPermission) this.#set({ chatPermission });
  }

  async retry(): Promise<void> {
    this.#set({ phase: 'first' });
    await this.refreshPermission();
    await this.#readNewest();
  }

  async readMore(): Promise<void> {
    const { messages, loadingMore, more } = this.store.getState();
    const [oldest] = messages;
    if (!oldest || loadingMore || !more) return;
    this.#set({ loadingMore: true });
    const page = await this.#channel
      .request(chatMessages, { room: this.room, count: PAGE, before: oldest.id }, { quiet: true })
      .catch(() => null);
    this.store.setState((state) => ({
      loadingMore: false,
      ...(page && { messages: withMessages(state.messages, page), more: page.length === PAGE }),
    }));
  }

  /** Sends a message; it is listed as outgoing at once. */
  send(text: string, mentions: readonly string[]): Promise<void> {
    return this.#send({ key: randomId(), text, mentions, win: null, failed: false });
  }

  shareWin(win: ChatWinFragment): Promise<void> {
    return this.#send({ key: randomId(), text: '', mentions: [], win, failed: false });
  }

  /** Retries a failed message under the same key. */
  sendAgain(key: string): Promise<void> {
    const one = this.store.getState().sending.find((outgoing) => outgoing.key === key);
    return one ? this.#send({ ...one, failed: false }) : Promise.resolve();
  }

  drop(key: string): void {
    this.store.setState(({ sending }) => ({ sending: sending.filter((one) => one.key !== key) }));
  }

  /** The player's own wins that can be shared; null when loading failed. */
  wins(): Promise<readonly ChatWinFragment[] | null> {
    return this.#channel.request(chatWins, { room: this.room }, { quiet: true }).catch(() => null);
  }

  /** False: the request failed. */
  report(messageId: string, reason: ChatReason): Promise<boolean> {
    return this.#channel.request(chatReport, { messageId, reason }).then(
      () => true,
      () => false,
    );
  }

  /** False: the request failed. */
  async ignore(userId: string, ignored: boolean): Promise<boolean> {
    const reply = await this.#channel.request(chatIgnore, { userId, ignored }).catch(() => null);
    if (!reply) return false;
    this.store.setState(({ chatPermission }) => ({
      chatPermission: chatPermission && { ...chatPermission, ignored: reply.ignored },
    }));
    return true;
  }

  async #send(outgoing: Outgoing): Promise<void> {
    const { key, text, mentions, win } = outgoing;
    this.store.setState(({ sending }) => ({
      sending: [...sending.filter((one) => one.key !== key), outgoing],
    }));
    const request = win
      ? this.#channel.request(
          chatShareWin,
          { key, room: this.room, roundId: win.roundId, betId: win.betId },
          { quiet: true },
        )
      : this.#channel.request(
          chatSend,
          { key, room: this.room, text, mentions: [...mentions] },
          { quiet: true },
        );
    try {
      const { message, nextAt } = await request;
      this.store.setState(({ sending, messages, chatPermission }) => ({
        sending: sending.filter((one) => one.key !== key),
        messages: withMessages(messages, [message]),
        chatPermission: chatPermission && { ...chatPermission, nextAt },
      }));
    } catch {
      this.store.setState(({ sending }) => ({
        sending: sending.map((one) => (one.key === key ? { ...one, failed: true } : one)),
      }));
      await this.refreshPermission();
    }
  }

  async #readNewest(): Promise<void> {
    const page = await this.#request(
      this.#channel.request(chatMessages, { room: this.room, count: PAGE }, { quiet: true }),
    );
    if (!page) return;
    this.store.setState(({ messages, phase, more }) => {
      const joined = withNewest(messages, page);
      const anew = phase !== 'open' || joined.length === page.length;
      return { phase: 'open', messages: joined, more: anew ? page.length === PAGE : more };
    });
  }

  #receive(came: readonly ChatMessageFragment[], removed: readonly string[]): void {
    this.store.setState(({ messages, phase }) => {
      // Before the first page arrives, the gap is unknown.
      const merged = phase === 'open' ? trimmed(withMessages(messages, came)) : withMessages(messages, came);
      return {
        messages: withoutMessages(merged, removed),
        ...(merged.length < messages.length && { more: true }),
      };
    });
  }

  /** The reply, or null on failure; the phase then shows the failure, unless there are messages to show. */
  async #request<Data>(request: Promise<Data>): Promise<Data | null> {
    try {
      return await request;
    } catch (error) {
      const closed = error instanceof CallError && error.code === ErrorCode.invalidGame;
      this.store.setState(({ phase, messages, sending }) => {
        const showsSomething = phase === 'open' && messages.length + sending.length > 0;
        return { phase: closed ? 'closed' : showsSomething ? 'open' : 'failed' };
      });
      return null;
    }
  }

  #set(change: Partial<ChatState>): void {
    this.store.setState(change);
  }
}
