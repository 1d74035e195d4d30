import type { Arrival } from './arrivals.ts';

/** The sender of an operation. `userId` is null for visitors. */
export interface Caller {
  userId: string | null;
  connectionId: string;
  clientId: string;
  ip: string;
  /** When the operation arrived: rules that depend on time use this, however late it runs. */
  arrival: Arrival;
}

/**
 * Answers one field of Query or Mutation. Throws a Refusal to refuse. Fields marked @secure in
 * channel.graphql are only called for signed-in players. A list may come as `Lasting`.
 */
export type Resolver = (args: Record<string, unknown>, caller: Caller) => Promise<unknown> | unknown;

/** The initial value for a new subscriber of a field; null for none. `address` as in Channel. */
export type FirstValue = (address: string | null) => Promise<unknown>;

/** The channel operations of one area of the house. Events need no resolver: see Channel. */
export interface ChannelArea {
  Query?: Record<string, Resolver>;
  Mutation?: Record<string, Resolver>;
  /** Fields of Subscription that start with the current state. */
  Subscription?: Record<string, FirstValue>;
}

/** A value for the subscribers of a field; `address` as in Channel. */
export interface ChannelEvent {
  field: string;
  value: unknown;
  address?: string | null;
}

/**
 * Pushes events to this node's subscribers, in the order they were given. The events of a field with an argument have an
 * address, and go to those who subscribed with that argument: a player's id (`@own`), a round, a model.
 */
export interface Channel {
  /**
   * Calls `begin` with an address of a field when it gets its first subscriber on this node, and the function it returned when
   * the last one leaves.
   */
  follow(field: string, begin: (address: string) => () => void): void;
  /** Sends `value` to the subscribers of a root field of Subscription. */
  publish(field: string, value: unknown, address?: string): void;
  /** Sends several values, each to the subscribers of its field; a subscriber of several fields gets them together. */
  publishTogether(events: readonly ChannelEvent[]): void;
  /** Sends `value` to those subscribers of a field that are this player's own sockets. */
  publishTo(userId: string, field: string, value: unknown, address?: string): void;
}
