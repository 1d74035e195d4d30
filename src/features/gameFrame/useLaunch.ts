import i18next from 'i18next';
import { type Dispatch, useEffect, useRef } from 'react';
import { CONNECTION_LOST } from '../../../contract/errors.ts';
import { slotLaunchQuery } from '../../../contract/http/play/catalogue.ts';
import {
  gameLaunch,
  gameReplay,
  type Launch,
  type LaunchPlatform,
} from '../../../contract/http/play/launch.ts';
import type { Language } from '../../../contract/markets.ts';
import { http, reports } from '../../net/backend.ts';
import { CallError } from '../../net/errors.ts';
import type { FrameEvent } from './frameState.ts';
import { framingOf } from './framing.ts';

/** Games lay themselves out for a thumb or for a mouse. */
const platform = (): LaunchPlatform =>
  matchMedia('(pointer: coarse)').matches ? 'GPL_MOBILE' : 'GPL_DESKTOP';

/** Opens the game at the house, once for every attempt, and asks whether an earlier launch left a round open. */
export function useLaunch(
  provider: string,
  game: string,
  attempt: number,
  dispatch: Dispatch<FrameEvent>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a launch of its own
  useEffect(() => {
    let wanted = true;
    const onEvent = (event: FrameEvent) => wanted && dispatch(event);
    const request = {
      provider,
      id: game,
      platform: platform(),
      lang: i18next.language as Language,
    };
    openFrame(http.send(gameLaunch, request, { quiet: true }), onEvent);
    http
      .send(slotLaunchQuery, { id: game }, { quiet: true })
      .then(({ openRound }) => openRound && onEvent({ type: 'roundFound' }))
      // Only a word more to the player: the game itself knows its open round.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [provider, game, attempt, dispatch]);
}

/** Opens the replay of a round at the house, once for every attempt. */
export function useReplay(
  game: string,
  round: string,
  attempt: number,
  dispatch: Dispatch<FrameEvent>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is one of its own
  useEffect(() => {
    let wanted = true;
    const request = { game, round, lang: i18next.language as Language };
    openFrame(http.send(gameReplay, request, { quiet: true }), (event) => wanted && dispatch(event));
    return () => {
      wanted = false;
    };
  }, [game, round, attempt, dispatch]);
}

/** Takes in what the house answers to a launch. */
function openFrame(answer: Promise<Launch>, onEvent: (event: FrameEvent) => unknown): void {
  answer
    .then((launch) => {
      const framing = framingOf(launch, location.href);
      if (framing) return onEvent({ type: 'launched', launch, framing });
      const { provider, game, origin } = launch;
      reports.broke(new Error(`game frame ${provider}/${game}: ${origin} is not framed`));
      onEvent({ type: 'refused', code: CONNECTION_LOST, failure: 'unreadable' });
    })
    .catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      onEvent({ type: 'refused', code: error.code, failure: error.failure });
    });
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
