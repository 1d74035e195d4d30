import { executeSync, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Channel } from './area.ts';
import { Deliveries } from './deliveries.ts';
import type { Prepared } from './documents.ts';
import type { Subscriber } from './subscriber.ts';

/** Batches leave this often at most, in ms (docs/architecture.md, "Events"). */
const BATCH_MS = 100;
/** Selections of one field that differ and are not the site's own: each costs the house as much at every event. */
const MOST_SELECTIONS = 8;

/** Everybody who asked for the same of one field. */
interface Selection {
  prepared: Prepared;
  variables: Record<string, unknown>;
  subscribers: Set<Subscriber>;
}

/** What the fan-out counts. */
export interface FanoutMetrics {
  /** `count` sockets are being sent one event of `field`. */
  delivered(field: string, count: number): void;
}

/** Pushes events: GraphQL runs once per distinct selection of a field, and its text goes to all who share it. */
export class Fanout implements Channel {
  readonly #schema: GraphQLSchema;
  readonly #log: Logger;
  readonly #metrics: FanoutMetrics;
  readonly #topics = new Map<string, Map<string, Selection>>();
  readonly #deliveries = new Deliveries();
  readonly #batches = new Map<string, { field: string; items: unknown[] }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(schema: GraphQLSchema, log: Logger, metrics: FanoutMetrics) {
    this.#schema = schema;
    this.#log = log;
    this.#metrics = metrics;
  }

  /**
   * Adds a subscriber; returns the call that takes it away, or null when too many selections differ.
   * @param address which of the field's events it asks for, null when the field has no argument
   */
  subscribe(
    prepared: Prepared,
    given: Record<string, unknown>,
    address: string | null,
    subscriber: Subscriber,
  ): (() => void) | null {
    const topic = topicOf(prepared.field.name, address);
    const selections = this.#topics.get(topic) ?? new Map<string, Selection>();
    this.#topics.set(topic, selections);
    const variables = declaredOf(prepared, given);
    const key = prepared.text + JSON.stringify(variables);
    const selection = selections.get(key) ?? { prepared, variables, subscribers: new Set() };
    if (selection.subscribers.size === 0 && !hasRoom(selections, prepared)) return null;
    selections.set(key, selection);
    selection.subscribers.add(subscriber);
    return () => {
      subscriber.close();
      selection.subscribers.delete(subscriber);
      if (selection.subscribers.size === 0 && selections.get(key) === selection) selections.delete(key);
      if (selections.size === 0 && this.#topics.get(topic) === selections) this.#topics.delete(topic);
    };
  }

  /** Sends a value of the field to this subscriber alone. */
  tell(prepared: Prepared, variables: Record<string, unknown>, subscriber: Subscriber, value: unknown): void {
    const text = this.#write(prepared, variables, value);
    if (text !== null) this.#deliveries.add(text, [subscriber]);
  }

  /** The addresses of a field that somebody on this node listens to. */
  addresses(field: string): string[] {
    const beginning = topicOf(field, '');
    return [...this.#topics.keys()].flatMap((topic) =>
      topic.startsWith(beginning) ? topic.slice(beginning.length) : [],
    );
  }

  publish(field: string, value: unknown, address: string | null = null): void {
    this.#flush();
    this.#send(topicOf(field, address), field, value);
  }

  batch(field: string, item: unknown, address: string | null = null): void {
    const topic = topicOf(field, address);
    const batch = this.#batches.get(topic);
    if (batch) batch.items.push(item);
    else this.#batches.set(topic, { field, items: [item] });
    this.#timer ??= setTimeout(() => this.#flushWhenIdle(), BATCH_MS);
  }

  /** Sends no more batches. */
  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** Sockets that are behind get fewer, larger lists. */
  #flushWhenIdle(): void {
    if (this.#deliveries.busy) this.#timer = setTimeout(() => this.#flushWhenIdle(), BATCH_MS / 10);
    else this.#flush();
  }

  #flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const batches = [...this.#batches];
    this.#batches.clear();
    for (const [topic, { field, items }] of batches) this.#send(topic, field, items);
  }

  #send(topic: string, field: string, value: unknown): void {
    for (const { prepared, variables, subscribers } of this.#topics.get(topic)?.values() ?? []) {
      const text = this.#write(prepared, variables, value);
      if (text === null) continue;
      this.#metrics.delivered(field, subscribers.size);
      this.#deliveries.add(text, [...subscribers]);
    }
  }

  /** The value as the JSON text of a result; null, and a line in the log, for what does not fit the schema. */
  #write({ document, field }: Prepared, variables: Record<string, unknown>, value: unknown): string | null {
    const result = executeSync({
      schema: this.#schema,
      document,
      variableValues: variables,
      rootValue: { [field.name]: value },
    });
    if (!result.errors) return JSON.stringify(result);
    const [error] = result.errors;
    this.#log.error({ err: error?.originalError ?? error, field: field.name }, 'a bad event');
    return null;
  }
}

/** A field's events, or those of one address among them. Names of fields have no spaces. */
function topicOf(field: string, address: string | null): string {
  return address === null ? field : `${field} ${address}`;
}

function hasRoom(selections: ReadonlyMap<string, Selection>, { lasting }: Prepared): boolean {
  if (lasting) return true;
  const others = [...selections.values()].filter(({ prepared }) => !prepared.lasting);
  return others.length < MOST_SELECTIONS;
}

function declaredOf({ definitions }: Prepared, given: Record<string, unknown>): Record<string, unknown> {
  const names = definitions.map(({ variable }) => variable.name.value).filter((name) => name in given);
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}
