import i18next from 'i18next';
import { type Dispatch, useEffect, useRef } from 'react';
import { CONNECTION_LOST } from '../../../contract/errors.ts';
import { slotLaunchQuery } from '../../../contract/http/play/catalogue.ts';
import type { LaunchPlatform } from '../../../contract/http/play/inputs/launch.ts';
import { gameLaunch, gameReplay, type Launch } from '../../../contract/http/play/launch.ts';
import type { Language } from '../../../contract/markets.ts';
import { http, reports } from '../../net/backend.ts';
import { CallError } from '../../net/errors.ts';
import type { FrameEvent } from './frameState.ts';
import { framingOf } from './framing.ts';

/** Games have layouts for touch and for mouse. */
const platform = (): LaunchPlatform =>
  matchMedia('(pointer: coarse)').matches ? 'GPL_MOBILE' : 'GPL_DESKTOP';

/** Requests the launch, once per attempt, and checks whether an earlier launch left a round open. */
export function useLaunch(
  provider: string,
  game: string,
  attempt: number,
  dispatch: Dispatch<FrameEvent>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new launch
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
      // Only affects a hint for the player: the game itself restores its open round.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [provider, game, attempt, dispatch]);
}

/** Requests the replay of a round, once per attempt. */
export function useReplay(
  game: string,
  round: string,
  attempt: number,
  dispatch: Dispatch<FrameEvent>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new launch
  useEffect(() => {
    let wanted = true;
    const request = { game, round, lang: i18next.language as Language };
    openFrame(http.send(gameReplay, request, { quiet: true }), (event) => wanted && dispatch(event));
    return () => {
      wanted = false;
    };
  }, [game, round, attempt, dispatch]);
}

/** Applies the reply to a launch. */
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

/** Retries a refused launch once the cause may be gone: the cashier was visited, or the network is back. */
export function useRetry(refused: boolean, away: boolean, again: () => void): void {
  const was = useRef(false);
  useEffect(() => {
    const back = refused && was.current && !away;
    was.current = refused && away;
    if (back) again();
  }, [refused, away, again]);
}
