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

/** Messages between the site and a provider frame: parsing of incoming ones, building of outgoing ones. */

/** Why a message was dropped. */
export const DROPS = ['origin', 'source', 'shape'] as const;
export type Drop = (typeof DROPS)[number];

/** The required source of a frame's messages: the origin of its launch, and its window. */
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

/** Fields that are not in a schema are removed, so that no unvalidated provider data reaches the page. */
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

/** The game message of a message event, or the reason for dropping it. Never throws. */
export function parseMessage(
  { data, origin, source }: { data: unknown; origin: string; source: unknown },
  pin: Pin,
): GameMessage | Drop {
  // A removed frame has no window, and neither do messages of workers; both are rejected.
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
