import * as v from 'valibot';

/**
 * What a studio's game in the frame and the site around it tell each other by `postMessage`: one envelope, both ways
 * (spec/studios.md, "The game's frame"). A game that speaks it needs nothing else of ours; what is not in here is dropped.
 */

/** Who speaks: a message without it is somebody else's, a browser extension's for one. */
export const FROM_GAME = 'kilat.game';
export const FROM_SITE = 'kilat.site';

export const ENVELOPE_VERSION = 1;

/** More than this no id, and no word on what went wrong, needs. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const nothing = v.object({});
const round = v.object({ roundId: id });
/** Minor units of the player's currency as decimal text. */
const money = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** Why a game cannot go on, so that the site says it in the player's language and in words of its own. */
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

/** What a game tells the site, by type. */
export const GAME_PAYLOADS = {
  /** Its script runs and listens. Said again, with the same `requestId`, to a `resume` that has one. */
  ready: nothing,
  /** Its first picture stands: the site takes its own cover away. */
  loaded: nothing,
  /** A round that money is staked on: until it ends, leaving asks first and the screen stays awake. */
  roundStarted: round,
  /** The round is over and its picture has shown what it brought. */
  roundEnded: round,
  /** The game shows another balance now; `balance` is what it shows, where it knows it. */
  balanceChanged: v.object({ balance: v.optional(money) }),
  /** The player wants to deposit. */
  cashier: nothing,
  /** The player wants to leave; the game has asked already. */
  exit: nothing,
  /** It cannot go on. `detail` is for the operator, and never shown to the player. */
  error: v.object({
    reason: v.picklist(GAME_ERRORS),
    detail: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
} as const;
type GamePayloads = typeof GAME_PAYLOADS;
export type GameMessageType = keyof GamePayloads;

/** What the site tells a game, by type. */
export interface SitePayloads {
  /** Nobody looks: sounds and pictures stop, no round begins. A round that runs may end. */
  pause: Record<string, never>;
  /** With a `requestId` it asks whether the game is there: it answers `ready` with the same one, paused or not. */
  resume: Record<string, never>;
  mute: { muted: boolean };
  /** The balance moved by something else than this game: minor units as decimal text. */
  updateBalance: { balance: string; currency: string };
  language: { language: 'id' | 'es-MX' | 'en' };
  /** Whether the player wants little to move, on this site or everywhere. */
  motion: { reduced: boolean };
}
export type SiteMessageType = keyof SitePayloads;

/** What every message has around its payload. */
interface Around<Source extends string> {
  source: Source;
  version: typeof ENVELOPE_VERSION;
  /** ms since 1970 by the sender's clock: for logs, trusted by nobody. */
  timestamp: number;
  requestId?: string | undefined;
}

/** A game's message, checked. */
export type GameMessage = {
  [Type in GameMessageType]: Around<typeof FROM_GAME> & {
    type: Type;
    payload: v.InferOutput<GamePayloads[Type]>;
  };
}[GameMessageType];

/** A message of the site's. */
export type SiteMessage = {
  [Type in SiteMessageType]: Around<typeof FROM_SITE> & { type: Type; payload: SitePayloads[Type] };
}[SiteMessageType];
