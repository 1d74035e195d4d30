import {
  ENVELOPE_VERSION,
  FROM_GAME,
  FROM_SITE,
  type GameMessage,
  type GameMessageType,
  type SiteMessage,
} from '../../contract/providers/envelope.ts';

type PayloadOf<Type extends GameMessageType> = Extract<GameMessage, { type: Type }>['payload'];

/** The connection to the site around the provider frame (contract/providers/envelope.ts). */
export interface SiteLine {
  send<Type extends GameMessageType>(type: Type, payload: PayloadOf<Type>, requestId?: string): void;
  /** Passes messages to the listener from now on, queued ones at once. */
  listen(onMessage: (message: SiteMessage) => void): void;
}

/**
 * Opens the connection: messages are sent only to the site's origin, and accepted only from the surrounding window at that
 * origin. Without a site nothing is sent or received. Presence checks are answered here.
 */
export function openLine(site: string | null): SiteLine {
  const around = window.parent;
  const target = site !== null && around !== window ? site : null;
  const early: SiteMessage[] = [];
  let onMessage = (message: SiteMessage): unknown => early.push(message);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (target === null || source !== around || origin !== target) return;
    if (!isSiteMessage(data)) return;
    if (data.type === 'resume' && data.requestId !== undefined) send('ready', {}, data.requestId);
    onMessage(data);
  });

  function send<Type extends GameMessageType>(
    type: Type,
    payload: PayloadOf<Type>,
    requestId?: string,
  ): void {
    if (target === null) return;
    const named = requestId === undefined ? {} : { requestId };
    const message = { source: FROM_GAME, type, version: ENVELOPE_VERSION, payload, timestamp: Date.now() };
    around.postMessage({ ...message, ...named }, target);
  }

  return {
    send,
    listen(listener) {
      onMessage = listener;
      for (const message of early.splice(0)) onMessage(message);
    },
  };
}

/** The site is trusted to send valid messages; this distinguishes them from those of browser extensions. */
function isSiteMessage(data: unknown): data is SiteMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { source, version, payload } = data as Partial<SiteMessage>;
  return (
    source === FROM_SITE && version === ENVELOPE_VERSION && typeof payload === 'object' && payload !== null
  );
}
