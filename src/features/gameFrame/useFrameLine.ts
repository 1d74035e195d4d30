import { type Dispatch, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { GameMessage, SiteMessageType, SitePayloads } from '../../../contract/providers/envelope.ts';
import { parseMessage, siteMessage } from './envelope.ts';
import type { FrameEvent } from './frameState.ts';
import type { Framing } from './framing.ts';

export type SendToGame = <Type extends SiteMessageType>(
  type: Type,
  payload: SitePayloads[Type],
  requestId?: string,
) => void;

/**
 * The message channel between the page and the game's frame. Every message event of the window is checked: the game's messages
 * are dispatched, others are counted. `act` performs further actions that a message requests.
 */
export function useFrameLine(
  frame: RefObject<HTMLIFrameElement | null>,
  framing: Framing | null,
  dispatch: Dispatch<FrameEvent>,
  act: (message: GameMessage) => void,
): SendToGame {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });

  const origin = framing?.origin;
  useEffect(() => {
    if (origin === undefined) return;
    const listen = (event: MessageEvent<unknown>) => {
      const message = parseMessage(event, { origin, source: frame.current?.contentWindow ?? null });
      if (typeof message === 'string') return dispatch({ type: 'dropped', why: message });
      dispatch({ type: 'message', message });
      newest.current(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin, dispatch]);

  const target = framing?.target;
  return useCallback(
    (type, payload, requestId) => {
      if (target !== undefined)
        frame.current?.contentWindow?.postMessage(siteMessage(type, payload, Date.now(), requestId), target);
    },
    [frame, target],
  );
}
