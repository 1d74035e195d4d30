import type { ChatMessage } from '../../../contract/chat/channel.ts';
import type { Channel } from '../../core/channel/area.ts';

/** The newest of a room that a house keeps: who opens it costs the database nothing. */
export const RECENT_SIZE = 100;
/** News of a room leave this often at most, in ms: who reads is sent few messages of the wire, however much is said. */
const NEWS_MS = 500;
/** The first after a quiet while wait so long for others. */
const GATHER_MS = 20;
/** Who does not look is told this often at most that there is something new, in ms. */
const LATEST_MS = 5_000;

interface Parts {
  room: string;
  channel: Pick<Channel, 'publish'>;
  /** The room's newest, newest first, from the database. */
  load(): Promise<readonly ChatMessage[]>;
}

/** One room on this house: its newest messages, and what its readers are told of new ones, paced. */
export class RoomFeed {
  readonly #parts: Parts;
  /** Newest first; null before anybody asked. */
  #recent: ChatMessage[] | null = null;
  #loading: Promise<void> | null = null;
  /** Said or taken away since the loading began. */
  #received: ChatMessage[] = [];
  readonly #gone = new Set<string>();
  #news: { messages: ChatMessage[]; removed: string[] } = { messages: [], removed: [] };
  readonly #newsPace = new Pace(NEWS_MS, () => this.#sendNews());
  readonly #latestPace = new Pace(LATEST_MS, () => this.#sendLatest());

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A message that was said on any house. */
  add(message: ChatMessage): void {
    this.#news.messages.push(message);
    this.#newsPace.due();
    this.#latestPace.due();
    if (this.#recent) this.#recent = merged(this.#recent, [message], this.#gone);
    else if (this.#loading) this.#received.push(message);
  }

  /** Messages that a moderator took away. */
  remove(ids: readonly string[]): void {
    for (const id of ids) this.#gone.add(id);
    this.#news.removed.push(...ids);
    if (this.#recent) this.#recent = merged(this.#recent, [], this.#gone);
    this.#newsPace.due();
  }

  /** The room's newest, newest first; the same objects as long as they are among them. */
  async recent(): Promise<readonly ChatMessage[]> {
    while (!this.#recent) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = null;
      });
      await this.#loading;
    }
    return this.#recent;
  }

  /** Messages may have been missed: readers are told the newest again, which those who have them take for nothing. */
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

/** Both together, newest first, each once, without those that are gone. */
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

/** Does something soon after it is due, and so often at most. */
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
