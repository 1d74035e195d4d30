import { type Dispatch, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { GameMessage, SiteMessageType, SitePayloads } from '../../../contract/studios/envelope.ts';
import { hear, say } from './envelope.ts';
import type { FrameEvent } from './frameState.ts';
import type { Framing } from './framing.ts';

export type Say = <Type extends SiteMessageType>(
  type: Type,
  payload: SitePayloads[Type],
  requestId?: string,
) => void;

/**
 * The line between the page and the game in the frame. Every message of the window is looked at: the game's own are
 * told, others are counted. `act` does what a message asks for beside that.
 */
export function useFrameLine(
  frame: RefObject<HTMLIFrameElement | null>,
  framing: Framing | null,
  tell: Dispatch<FrameEvent>,
  act: (message: GameMessage) => void,
): Say {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });

  const origin = framing?.origin;
  useEffect(() => {
    if (origin === undefined) return;
    const listen = (event: MessageEvent<unknown>) => {
      const heard = hear(event, { origin, source: frame.current?.contentWindow ?? null });
      if (typeof heard === 'string') return tell({ type: 'dropped', why: heard });
      tell({ type: 'message', message: heard });
      newest.current(heard);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin, tell]);

  const target = framing?.target;
  return useCallback(
    (type, payload, requestId) => {
      if (target !== undefined)
        frame.current?.contentWindow?.postMessage(say(type, payload, Date.now(), requestId), target);
    },
    [frame, target],
  );
}
