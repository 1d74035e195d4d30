/** What one socket, and one address, may ask of the channel. */
export interface ChannelLimits {
  /** Bytes of one message. */
  messageBytes: number;
  /** Characters of one GraphQL document. */
  documentLength: number;
  /** Levels of fields below the root field. */
  documentDepth: number;
  /** Operations and subscriptions of a socket that are open at once. */
  openOperations: number;
  /** Operations: so many at once, then so many a second. More are refused with 667. */
  operationBurst: number;
  operationsPerSecond: number;
  /** Messages of any kind; a socket that sends more is closed. */
  messageBurst: number;
  messagesPerSecond: number;
  /** Sockets of one address. Mobile carriers put many players behind one. */
  connectionsPerIp: number;
  /** Unsent bytes after which a socket counts as too slow and is dropped. */
  unsentBytes: number;
  /** A socket that has not begun (connection_init) within this time is closed, in ms. */
  beginWithin: number;
  /** The server pings this often and drops who has not answered since the last time, in ms. */
  pingInterval: number;
  /** When the site closes, open sockets stay for this long, in ms: a flight under way may still be cashed out. */
  leaveWithin: number;
}

export const CHANNEL_LIMITS: ChannelLimits = {
  messageBytes: 16_384,
  documentLength: 4_000,
  documentDepth: 6,
  openOperations: 64,
  operationBurst: 60,
  operationsPerSecond: 20,
  messageBurst: 200,
  messagesPerSecond: 60,
  connectionsPerIp: 1_000,
  unsentBytes: 1 << 20,
  beginWithin: 3_000,
  pingInterval: 12_000,
  leaveWithin: 60_000,
};
