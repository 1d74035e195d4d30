/**
 * What carries events between houses on one database. Messages are anything JSON can say; every handler gets
 * its own copy, later than the call that published it.
 */
export interface Bus {
  /**
   * Delivers `message` to every subscriber of `topic` on every node, this one included, in publishing order. Does
   * nothing on a closed bus.
   */
  publish(topic: string, message: unknown): void;
  /** Returns the call that ends the subscription. A topic that no node subscribes to costs the carrier next to nothing. */
  subscribe(topic: string, handler: Handler): () => void;
  /** Resolves once everything that was subscribed to before is heard, on a carrier that has to be told of it. */
  ready(): Promise<void>;
  /** Calls `handler` when the carrier was away and is back: messages may be missing. Returns the ending call. */
  onGap(handler: () => void): () => void;
  /** Sends what is still waiting and lets the carrier go. Nothing is delivered afterwards. */
  close(): Promise<void>;
}

export type Handler = (message: unknown) => void;
