// Generated from schema.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

/** What a player says in a room, or a win that was shared there. Ids rise with time. A text is never markup. */
export interface ChatMessage {
  id: string;
  /** The player. */
  userId: string;
  name: string;
  avatar: number;
  at: number;
  /** As everybody sees it: numbers, links and bad words are covered. Empty for a shared win. */
  text: string;
  /** Some of what was written is covered. */
  covered: boolean;
  /** Whom it names: its text has '@' and their name. */
  mentions: Array<ChatMention>;
  win: ChatWin | null;
}

export interface ChatMention {
  userId: string;
  name: string;
}

/** A bet that brought more than its stake, as the house has it. */
export interface ChatWin {
  betId: string;
  /** The round's id as the statement and big wins have it. */
  roundId: string;
  amount: string;
  /** What came back, the stake with it. */
  payout: string;
  rate: string;
  currency: string;
}

/** What happened in a room since the last of these: in batches, 500 ms apart at least when there is much. */
export interface ChatNews {
  messages: Array<ChatMessage>;
  /** Messages that a moderator took away. */
  removed: Array<string>;
}

/** For who is not looking: that there is something new. */
export interface ChatLatest {
  /** The room's newest message; null while there is none. */
  id: string | null;
  /** It names the player who is told. */
  mentioned: boolean;
}

/** Whether a player may write; everybody may read. */
export type ChatRight =
  | 'write'
  /** A visitor reads. */
  | 'signIn'
  /** The player has not confirmed to be of age. */
  | 'age'
  /** A break that the player takes, an exclusion, or an account that is stopped. */
  | 'onBreak'
  /** By a moderator. */
  | 'silenced';

/** What a player may do in a room, and whom the player does not want to hear. */
export interface ChatStanding {
  right: ChatRight;
  /** When a break or a silence ends; null where it has no end. */
  until: number | null;
  /** When the player may say the next thing: slow mode counts what was said in any room. */
  nextAt: number;
  /** The time between two messages of a player here, in ms. */
  slowMs: number;
  ignored: Array<ChatMention>;
}

/** A message as it was taken, and when the next one may come. */
export interface ChatSent {
  message: ChatMessage;
  nextAt: number;
}

export type ChatReason =
  /** Insults, threats, hate. */
  | 'abuse'
  /** Advertising, floods, the same again and again. */
  | 'spam'
  /** Phone numbers, accounts, names of somebody. */
  | 'personal'
  /** Begging, lending, offers of money or of sure wins. */
  | 'money'
  | 'other';

/** Whom the player does not want to hear now. */
export interface ChatIgnored {
  ignored: Array<ChatMention>;
}

export interface ChatReported {
  messageId: string;
}
