import i18next from 'i18next';
import { type Dispatch, useEffect, useRef } from 'react';
import { CONNECTION_LOST } from '../../../contract/errors.ts';
import { slotLaunchQuery } from '../../../contract/http/catalogue.ts';
import { gameLaunch, type LaunchPlatform } from '../../../contract/http/launch.ts';
import type { Language } from '../../../contract/markets.ts';
import { CallError } from '../../net/errors.ts';
import { http, reports } from '../../net/house.ts';
import type { FrameEvent } from './frameState.ts';
import { framingOf } from './framing.ts';

/** Games lay themselves out for a thumb or for a mouse. */
const platform = (): LaunchPlatform =>
  matchMedia('(pointer: coarse)').matches ? 'GPL_MOBILE' : 'GPL_DESKTOP';

/** Opens the game at the house, once for every attempt, and asks whether an earlier launch left a round open. */
export function useLaunch(studio: string, game: string, attempt: number, tell: Dispatch<FrameEvent>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a launch of its own
  useEffect(() => {
    let wanted = true;
    const hear = (event: FrameEvent) => wanted && tell(event);
    const lang = i18next.language as Language;
    http
      .send(gameLaunch, { provider: studio, id: game, platform: platform(), lang }, { quiet: true })
      .then((launch) => {
        const framing = framingOf(launch, location.href);
        if (framing) return hear({ type: 'launched', launch, framing });
        reports.broke(new Error(`game frame ${studio}/${game}: ${launch.origin} is not framed`));
        hear({ type: 'refused', code: CONNECTION_LOST, failure: 'unreadable' });
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        hear({ type: 'refused', code: error.code, failure: error.failure });
      });
    http
      .send(slotLaunchQuery, { id: game }, { quiet: true })
      .then(({ openRound }) => openRound && hear({ type: 'roundFound' }))
      // Only a word more to the player: the game itself knows its open round.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [studio, game, attempt, tell]);
}

/** Tries a refused launch again once what it failed for is over: the cashier was opened and left, the network is back. */
export function useRetry(refused: boolean, away: boolean, again: () => void): void {
  const was = useRef(false);
  useEffect(() => {
    const back = refused && was.current && !away;
    was.current = refused && away;
    if (back) again();
  }, [refused, away, again]);
}
