import type { ChatMessage } from '../../../contract/chat/channel.ts';
import type { Channel } from '../../core/channel/area.ts';

/** Number of a room's newest messages cached by a house: opening it costs no database query. */
export const RECENT_SIZE = 100;
/** Minimum interval of a room's updates, ms: readers get few wire messages, however much is posted. */
const NEWS_MS = 500;
/** The first message after a quiet time waits this long for others, ms. */
const GATHER_MS = 20;
/** Minimum interval of unread notifications for players who are not watching the room, ms. */
const LATEST_MS = 5_000;

interface Parts {
  room: string;
  channel: Pick<Channel, 'publish'>;
  /** Loads the room's newest messages from the database, newest first. */
  load(): Promise<readonly ChatMessage[]>;
}

/** One room on this house: caches its newest messages, and publishes new ones to its readers at a limited rate. */
export class RoomFeed {
  readonly #parts: Parts;
  /** Newest first; null before the first request. */
  #recent: ChatMessage[] | null = null;
  #loading: Promise<void> | null = null;
  /** Messages added or removed since loading began. */
  #received: ChatMessage[] = [];
  readonly #gone = new Set<string>();
  #news: { messages: ChatMessage[]; removed: string[] } = { messages: [], removed: [] };
  readonly #newsPace = new Pace(NEWS_MS, () => this.#sendNews());
  readonly #latestPace = new Pace(LATEST_MS, () => this.#sendLatest());

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Adds a message posted on any house. */
  add(message: ChatMessage): void {
    this.#news.messages.push(message);
    this.#newsPace.due();
    this.#latestPace.due();
    if (this.#recent) this.#recent = merged(this.#recent, [message], this.#gone);
    else if (this.#loading) this.#received.push(message);
  }

  /** Removes messages that a moderator deleted. */
  remove(ids: readonly string[]): void {
    for (const id of ids) this.#gone.add(id);
    this.#news.removed.push(...ids);
    if (this.#recent) this.#recent = merged(this.#recent, [], this.#gone);
    this.#newsPace.due();
  }

  /** The room's newest messages, newest first; the same objects while they are among them. */
  async recent(): Promise<readonly ChatMessage[]> {
    while (!this.#recent) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = null;
      });
      await this.#loading;
    }
    return this.#recent;
  }

  /** Messages may have been missed: publishes the newest again; readers skip those they have. */
  async republish(): Promise<void> {
    if (!this.#recent) return;
    this.#recent = null;
    for (const message of await this.recent()) this.#news.messages.push(message);
    this.#newsPace.due();
  }

  stop(): void {
    this.#newsPace.stop();
    this.#latestPace.stop();
  }

  async #load(): Promise<void> {
    this.#received = [];
    const loaded = await this.#parts.load();
    this.#recent = merged(loaded, this.#received, this.#gone);
  }

  #sendNews(): void {
    const { room, channel } = this.#parts;
    const { messages, removed } = this.#news;
    this.#news = { messages: [], removed: [] };
    const remaining = merged(messages, [], this.#gone).reverse();
    channel.publish('chatNews', { messages: remaining, removed }, room);
  }

  #sendLatest(): void {
    const { room, channel } = this.#parts;
    const id = this.#recent?.[0]?.id;
    if (id !== undefined) channel.publish('chatLatest', { id, mentioned: false }, room);
  }
}

/** Merges both, newest first, without duplicates and removed messages. */
function merged(
  some: readonly ChatMessage[],
  more: readonly ChatMessage[],
  gone: ReadonlySet<string>,
): ChatMessage[] {
  const byId = new Map([...some, ...more].map((message) => [message.id, message]));
  return [...byId.values()]
    .filter(({ id }) => !gone.has(id))
    .sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1))
    .slice(0, RECENT_SIZE);
}

/** Runs something soon after it is due, with a minimum interval. */
class Pace {
  readonly #everyMs: number;
  readonly #act: () => void;
  #timer: NodeJS.Timeout | null = null;
  #actedAt = Number.NEGATIVE_INFINITY;

  constructor(everyMs: number, act: () => void) {
    this.#everyMs = everyMs;
    this.#act = act;
  }

  due(): void {
    const left = this.#everyMs - (performance.now() - this.#actedAt);
    this.#timer ??= setTimeout(() => this.#do(), Math.max(GATHER_MS, left));
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #do(): void {
    this.#timer = null;
    this.#actedAt = performance.now();
    this.#act();
  }
}
