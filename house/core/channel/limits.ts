import type { Allowance } from '../tokenBucket.ts';

/** Budgets over all sockets of this house together. The first three are in units of about 0.1 ms of its CPU. */
export interface ChannelBudgets {
  /** Read budget of the visitors of one address. Mobile carriers put many people behind one address. */
  visitors: Allowance;
  /** Read budget of one account. */
  account: Allowance;
  /** Read budget of all players of one address together. */
  players: Allowance;
  /** State-changing requests of one account, such as bets and cash-outs. */
  acts: Allowance;
  /** Messages of any kind per address; a socket that exceeds it is closed. */
  messages: Allowance;
  /** New sockets per address; more are refused. */
  sockets: Allowance;
}

/** Limits of one socket, one address and one account on the channel. */
export interface ChannelLimits {
  /** Maximum size of a message, bytes. */
  messageBytes: number;
  /** Maximum length of a GraphQL document, characters. */
  documentLength: number;
  /** Maximum levels of fields below the root field. */
  documentDepth: number;
  /** Maximum number of open operations and subscriptions per socket. */
  openOperations: number;
  /** Operations per socket: burst and rate per second. More are refused with 667. */
  operationBurst: number;
  operationsPerSecond: number;
  /** Messages of any kind per socket; a socket that exceeds it is closed. */
  messageBurst: number;
  messagesPerSecond: number;
  budgets: ChannelBudgets;
  /** Maximum number of open sockets per address. */
  connectionsPerIp: number;
  /** Maximum number of concurrent reads, and of reads queued per payer and in total. More are refused with 667. */
  readsAtOnce: number;
  readsWaitingOfOne: number;
  readsWaiting: number;
  /** Unsent bytes after which a socket counts as too slow and is dropped. */
  unsentBytes: number;
  /** A socket without connection_init within this time is closed, ms. */
  beginWithin: number;
  /** Ping interval, ms. A socket that has not answered the previous ping is dropped. */
  pingInterval: number;
  /** When the site closes, open sockets stay for this long, ms, which lets players cash out of a running flight. */
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
