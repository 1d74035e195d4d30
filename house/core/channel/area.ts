import type { Arrival } from './arrivals.ts';

/** Who sends an operation. `userId` is null for visitors. */
export interface Caller {
  userId: string | null;
  connectionId: string;
  clientId: string;
  ip: string;
  /** When the operation came: what it asks for is judged by this, however late it is run. */
  arrival: Arrival;
}

/**
 * Answers one field of Query or Mutation. Throws a Refusal to refuse. Fields marked @secure in
 * channel.graphql are only called for signed-in players. A list may come as `Lasting`.
 */
export type Resolver = (args: Record<string, unknown>, caller: Caller) => Promise<unknown> | unknown;

/** The value that a subscriber of a field is told at once; null for none. `address` as with Channel. */
export type FirstValue = (address: string | null) => Promise<unknown>;

/** What one area of the house answers on the channel. Events need no resolver: see Channel. */
export interface ChannelArea {
  Query?: Record<string, Resolver>;
  Mutation?: Record<string, Resolver>;
  /** Fields of Subscription that begin with how things stand. */
  Subscription?: Record<string, FirstValue>;
}

/** A value for the subscribers of a field; `address` as with Channel. */
export interface ChannelEvent {
  field: string;
  value: unknown;
  address?: string | null;
}

/**
 * Pushes events to this node's subscribers. Events leave in the order they were given. The events of a field with an
 * argument have an address, and go to those who asked with that argument: a player's id (`@own`), a round, a model.
 */
export interface Channel {
  /**
   * Calls `begin` with each address of a field that somebody on this node asks for, as the first one does, and what that
   * returned as the last one leaves.
   */
  follow(field: string, begin: (address: string) => () => void): void;
  /** Sends `value` to the subscribers of a root field of Subscription. */
  publish(field: string, value: unknown, address?: string): void;
  /** Sends several values, each to the subscribers of its field, so that who listens to all gets them at once. */
  publishTogether(events: readonly ChannelEvent[]): void;
  /** Sends `value` to those subscribers of a field that are this player's own sockets. */
  publishTo(userId: string, field: string, value: unknown, address?: string): void;
}
