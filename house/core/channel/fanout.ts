import { executeSync, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Channel, ChannelEvent } from './area.ts';
import type { Connection } from './connection.ts';
import { Deliveries, type Delivery, type Subscriber } from './deliveries.ts';
import type { Prepared } from './documents.ts';

/** Maximum number of distinct selections per field that are not the site's own: each adds the full cost at every event. */
const MOST_SELECTIONS = 8;

/** All subscribers with the same selection of one field. */
interface Selection {
  prepared: Prepared;
  variables: Record<string, unknown>;
  subscribers: Set<Subscriber>;
}

/** One subscriber of a selection. */
interface Joined {
  topic: string;
  selection: Selection;
  subscriber: Subscriber;
}

/** Looks up the sockets of a player. */
interface Players {
  ofPlayer(userId: string): Iterable<Connection>;
}

/** Metrics of the fan-out. */
interface FanoutMetrics {
  /** Records that `count` sockets are sent one event of `field`. */
  delivered(field: string, count: number): void;
}

/** Pushes events: GraphQL runs once per distinct selection of a field, and its text goes to all who share it. */
export class Fanout implements Channel {
  readonly #schema: GraphQLSchema;
  readonly #log: Logger;
  readonly #metrics: FanoutMetrics;
  readonly #players: Players;
  readonly #topics = new Map<string, Map<string, Selection>>();
  readonly #byConnection = new Map<Connection, Set<Joined>>();
  readonly #followers = new Map<string, ((address: string) => () => void)[]>();
  readonly #following = new Map<string, (() => void)[]>();
  readonly #deliveries = new Deliveries();

  constructor(schema: GraphQLSchema, log: Logger, metrics: FanoutMetrics, players: Players) {
    this.#schema = schema;
    this.#players = players;
    this.#log = log;
    this.#metrics = metrics;
  }

  /**
   * Adds a subscriber; returns the unsubscribe call, or null when there are too many distinct selections.
   * @param address which of the field's events it subscribes to, null when the field has no argument
   */
  subscribe(
    prepared: Prepared,
    given: Record<string, unknown>,
    address: string | null,
    subscriber: Subscriber,
  ): (() => void) | null {
    const topic = topicOf(prepared.field.name, address);
    const selections = this.#topics.get(topic) ?? new Map<string, Selection>();
    const variables = declaredOf(prepared, given);
    const key = prepared.text + JSON.stringify(variables);
    const selection = selections.get(key) ?? { prepared, variables, subscribers: new Set() };
    if (selection.subscribers.size === 0 && !hasRoom(selections, prepared)) return null;
    if (!this.#topics.has(topic)) this.#begin(topic, prepared.field.name, address);
    this.#topics.set(topic, selections);
    selections.set(key, selection);
    selection.subscribers.add(subscriber);
    const { connection } = subscriber;
    const joined: Joined = { topic, selection, subscriber };
    const ofConnection = this.#byConnection.get(connection) ?? new Set();
    this.#byConnection.set(connection, ofConnection.add(joined));
    return () => {
      subscriber.close();
      ofConnection.delete(joined);
      if (ofConnection.size === 0 && this.#byConnection.get(connection) === ofConnection)
        this.#byConnection.delete(connection);
      selection.subscribers.delete(subscriber);
      if (selection.subscribers.size === 0 && selections.get(key) === selection) selections.delete(key);
      if (selections.size > 0 || this.#topics.get(topic) !== selections) return;
      this.#topics.delete(topic);
      for (const end of this.#following.get(topic) ?? []) end();
      this.#following.delete(topic);
    };
  }

  follow(field: string, begin: (address: string) => () => void): void {
    this.#followers.set(field, [...(this.#followers.get(field) ?? []), begin]);
  }

  #begin(topic: string, field: string, address: string | null): void {
    const followers = this.#followers.get(field);
    if (followers && address !== null)
      this.#following.set(
        topic,
        followers.map((begin) => begin(address)),
      );
  }

  /** Sends a value of the field to this subscriber alone. */
  deliver(
    prepared: Prepared,
    variables: Record<string, unknown>,
    subscriber: Subscriber,
    value: unknown,
  ): void {
    const text = this.#write(prepared, variables, value);
    if (text !== null) this.#deliveries.add({ payload: text, subscribers: [subscriber] });
  }

  /** The addresses of a field that have subscribers on this node. */
  addresses(field: string): string[] {
    const beginning = topicOf(field, '');
    return [...this.#topics.keys()].flatMap((topic) =>
      topic.startsWith(beginning) ? topic.slice(beginning.length) : [],
    );
  }

  publish(field: string, value: unknown, address: string | null = null): void {
    this.#deliveries.add(...this.#written({ field, value, address }));
  }

  publishTogether(events: readonly ChannelEvent[]): void {
    this.#deliveries.add(...events.flatMap((event) => this.#written(event)));
  }

  publishTo(userId: string, field: string, value: unknown, address: string | null = null): void {
    const wanted = topicOf(field, address);
    for (const connection of this.#players.ofPlayer(userId))
      for (const { topic, selection, subscriber } of this.#byConnection.get(connection) ?? [])
        if (topic === wanted) this.deliver(selection.prepared, selection.variables, subscriber, value);
  }

  #written({ field, value, address = null }: ChannelEvent): Delivery[] {
    const selections = [...(this.#topics.get(topicOf(field, address))?.values() ?? [])];
    return selections.flatMap(({ prepared, variables, subscribers }) => {
      const payload = this.#write(prepared, variables, value);
      if (payload === null) return [];
      this.#metrics.delivered(field, subscribers.size);
      return { payload, subscribers: [...subscribers] };
    });
  }

  /** The value as the JSON text of a result; null, with a log line, if it does not fit the schema. */
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

/** Topic of a field's events, or of those of one address. Names of fields have no spaces. */
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
