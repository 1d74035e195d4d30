import { executeSync, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Channel } from './area.ts';
import { Deliveries } from './deliveries.ts';
import type { Prepared } from './documents.ts';
import type { Subscriber } from './subscriber.ts';

/** Batches leave this often at most, in ms (docs/architecture.md, "Events"). */
const BATCH_MS = 100;
/** Selections of one field that differ. The site's clients share one or two; this bounds what others may cost. */
const MOST_SELECTIONS = 1_000;

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
  readonly #fields = new Map<string, Map<string, Selection>>();
  readonly #deliveries = new Deliveries();
  readonly #batches = new Map<string, unknown[]>();
  #timer: NodeJS.Timeout | null = null;

  constructor(schema: GraphQLSchema, log: Logger, metrics: FanoutMetrics) {
    this.#schema = schema;
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Adds a subscriber; returns the call that takes it away, or null when too many selections differ. */
  subscribe(prepared: Prepared, given: Record<string, unknown>, subscriber: Subscriber): (() => void) | null {
    const field = prepared.field.name;
    const selections = this.#fields.get(field) ?? new Map<string, Selection>();
    this.#fields.set(field, selections);
    const variables = declaredOf(prepared, given);
    const key = prepared.text + JSON.stringify(variables);
    const selection = selections.get(key) ?? { prepared, variables, subscribers: new Set() };
    if (selection.subscribers.size === 0 && selections.size >= MOST_SELECTIONS) return null;
    selections.set(key, selection);
    selection.subscribers.add(subscriber);
    return () => {
      subscriber.close();
      selection.subscribers.delete(subscriber);
      if (selection.subscribers.size === 0 && selections.get(key) === selection) selections.delete(key);
    };
  }

  publish(field: string, value: unknown): void {
    this.#flush();
    this.#send(field, value);
  }

  batch(field: string, item: unknown): void {
    const items = this.#batches.get(field);
    if (items) items.push(item);
    else this.#batches.set(field, [item]);
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
    for (const [field, items] of batches) this.#send(field, items);
  }

  #send(field: string, value: unknown): void {
    for (const { prepared, variables, subscribers } of this.#fields.get(field)?.values() ?? []) {
      const result = executeSync({
        schema: this.#schema,
        document: prepared.document,
        variableValues: variables,
        rootValue: { [field]: value },
      });
      if (result.errors) {
        this.#log.error({ err: result.errors[0]?.originalError ?? result.errors[0], field }, 'a bad event');
        continue;
      }
      this.#metrics.delivered(field, subscribers.size);
      this.#deliveries.add(JSON.stringify(result), [...subscribers]);
    }
  }
}

function declaredOf({ definitions }: Prepared, given: Record<string, unknown>): Record<string, unknown> {
  const names = definitions.map(({ variable }) => variable.name.value).filter((name) => name in given);
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}
