import * as v from 'valibot';

/**
 * The `postMessage` protocol between a provider's game in the provider frame and the site around it: one envelope for both
 * directions (spec/studios.md, "The game's frame"). A game needs nothing else of ours; unknown messages are dropped.
 */

/** Identifies the sender: a message without it comes from elsewhere, such as a browser extension. */
export const FROM_GAME = 'kilat.game';
export const FROM_SITE = 'kilat.site';

export const ENVELOPE_VERSION = 1;

/** Maximum length of ids and error details. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const nothing = v.object({});
const round = v.object({ roundId: id });
/** Minor units of the player's currency as decimal text. */
const money = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** Why a game cannot continue; the site shows it in the player's language with its own text. */
export const GAME_ERRORS = [
  'connection',
  'session',
  'balance',
  'limit',
  'maintenance',
  'unsupported',
  'other',
] as const;
export type GameError = (typeof GAME_ERRORS)[number];

/** Messages from a game to the site, by type. */
export const GAME_PAYLOADS = {
  /** Its script runs and listens. Sent again, with the same `requestId`, in answer to a `resume` that has one. */
  ready: nothing,
  /** Its first screen is displayed: the site removes its own cover. */
  loaded: nothing,
  /** A round with a stake: until it ends, the site asks before leaving and keeps the screen on. */
  roundStarted: round,
  /** The round is over and its result has been shown. */
  roundEnded: round,
  /** The game shows a new balance; `balance` is the displayed one, if known. */
  balanceChanged: v.object({ balance: v.optional(money) }),
  /** The player wants to deposit. */
  cashier: nothing,
  /** The player wants to leave; the game has already asked for confirmation. */
  exit: nothing,
  /** It cannot continue. `detail` is for the operator, and never shown to the player. */
  error: v.object({
    reason: v.picklist(GAME_ERRORS),
    detail: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
} as const;
type GamePayloads = typeof GAME_PAYLOADS;
export type GameMessageType = keyof GamePayloads;

/** Messages from the site to a game, by type. */
export interface SitePayloads {
  /** The page is hidden: sound and animation stop, no round begins. A running round may end. */
  pause: Record<string, never>;
  /** With a `requestId` it checks whether the game responds: the game answers `ready` with the same id, paused or not. */
  resume: Record<string, never>;
  mute: { muted: boolean };
  /** The balance changed outside this game: minor units as decimal text. */
  updateBalance: { balance: string; currency: string };
  language: { language: 'id' | 'es-MX' | 'en' };
  /** Whether the player prefers reduced motion, on this site or in the system. */
  motion: { reduced: boolean };
}
export type SiteMessageType = keyof SitePayloads;

/** The fields of every message besides its payload. */
interface Around<Source extends string> {
  source: Source;
  version: typeof ENVELOPE_VERSION;
  /** ms since 1970 by the sender's clock: for logs only, not trusted. */
  timestamp: number;
  requestId?: string | undefined;
}

/** A validated message from a game. */
export type GameMessage = {
  [Type in GameMessageType]: Around<typeof FROM_GAME> & {
    type: Type;
    payload: v.InferOutput<GamePayloads[Type]>;
  };
}[GameMessageType];

/** A message from the site. */
export type SiteMessage = {
  [Type in SiteMessageType]: Around<typeof FROM_SITE> & { type: Type; payload: SitePayloads[Type] };
}[SiteMessageType];
