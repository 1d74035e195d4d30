import type { Allowance } from '../tokenBucket.ts';

/** What may be asked over all sockets of this house together. The first three are in units of about 0.1 ms of its processor. */
export interface ChannelBudgets {
  /** What the visitors of one address may read. Mobile carriers put many people behind one. */
  visitors: Allowance;
  /** What one account may read. */
  account: Allowance;
  /** What all players of one address may read together. */
  players: Allowance;
  /** Bets, cash-outs and the like of one account. */
  acts: Allowance;
  /** Messages of any kind of one address; a socket that sends more is closed. */
  messages: Allowance;
  /** Sockets that one address opens; more are turned away. */
  sockets: Allowance;
}

/** What one socket, one address and one account may ask of the channel. */
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
  budgets: ChannelBudgets;
  /** Sockets of one address that are open at once. */
  connectionsPerIp: number;
  /** Reads under way at once, and how many of one payer and in all may wait for their turn. More are refused with 667. */
  readsAtOnce: number;
  readsWaitingOfOne: number;
  readsWaiting: number;
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
  budgets: {
    visitors: { burst: 20_000, perSecond: 400 },
    account: { burst: 3_000, perSecond: 40 },
    players: { burst: 40_000, perSecond: 2_000 },
    acts: { burst: 200, perSecond: 20 },
    messages: { burst: 30_000, perSecond: 3_000 },
    sockets: { burst: 2_000, perSecond: 50 },
  },
  connectionsPerIp: 1_000,
  readsAtOnce: 4,
  readsWaitingOfOne: 1_000,
  readsWaiting: 4_000,
  unsentBytes: 1 << 20,
  beginWithin: 3_000,
  pingInterval: 12_000,
  leaveWithin: 60_000,
};
