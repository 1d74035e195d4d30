import * as v from 'valibot';
import {
  ENVELOPE_VERSION,
  FROM_GAME,
  FROM_SITE,
  GAME_PAYLOADS,
  type GameMessage,
  type GameMessageType,
  type SiteMessage,
  type SiteMessageType,
  type SitePayloads,
} from '../../../contract/providers/envelope.ts';

/** The two sides of a frame's messages: what of what comes in is the game's word, and what the site says to it. */

/** Why a message was dropped. */
export const DROPS = ['origin', 'source', 'shape'] as const;
export type Drop = (typeof DROPS)[number];

/** Whom a frame's messages must come from: the origin of its launch, and that very window. */
export interface Pin {
  origin: string;
  source: object | null;
}

function messageOf<Type extends GameMessageType>(type: Type) {
  return v.object({
    source: v.literal(FROM_GAME),
    type: v.literal(type),
    version: v.literal(ENVELOPE_VERSION),
    payload: GAME_PAYLOADS[type],
    timestamp: v.pipe(v.number(), v.finite(), v.minValue(0)),
    requestId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  });
}

/** What is in no schema is left out of what comes of it, so nothing of a studio's own reaches the page. */
const gameMessage = v.variant('type', [
  messageOf('ready'),
  messageOf('loaded'),
  messageOf('roundStarted'),
  messageOf('roundEnded'),
  messageOf('balanceChanged'),
  messageOf('cashier'),
  messageOf('exit'),
  messageOf('error'),
]);

/** A message event's game message, or why it is none. It never throws. */
export function parseMessage(
  { data, origin, source }: { data: unknown; origin: string; source: unknown },
  pin: Pin,
): GameMessage | Drop {
  // A frame that is gone has no window, and neither have messages of workers: that is no match.
  if (pin.source === null || source !== pin.source) return 'source';
  if (origin !== pin.origin) return 'origin';
  const { success, output } = v.safeParse(gameMessage, data);
  return success ? output : 'shape';
}

/** A message to the game. */
export function siteMessage<Type extends SiteMessageType>(
  type: Type,
  payload: SitePayloads[Type],
  timestamp: number,
  requestId?: string,
): SiteMessage {
  const around = { source: FROM_SITE, version: ENVELOPE_VERSION, timestamp } as const;
  return { ...around, type, payload, ...(requestId !== undefined && { requestId }) } as SiteMessage;
}
