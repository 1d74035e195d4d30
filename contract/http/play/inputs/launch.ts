import * as v from 'valibot';
import { LANGUAGES } from '../../../markets.ts';

/** Inputs of the calls in ../launch.ts. */

/** The layout that the game requests from its provider. */
export type LaunchPlatform = 'GPL_MOBILE' | 'GPL_DESKTOP';

const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/i));

const lang = v.picklist(LANGUAGES);

export const gameLaunchInput = v.object({
  /** The provider's id. */
  provider: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  id: gameId,
  platform: v.picklist(['GPL_MOBILE', 'GPL_DESKTOP'] satisfies LaunchPlatform[]),
  lang,
});

export type LaunchRequest = v.InferOutput<typeof gameLaunchInput>;

export const gameReplayInput = v.object({
  game: gameId,
  /** The round id as in wins and the statement. */
  round: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  lang,
});

export type ReplayRequest = v.InferOutput<typeof gameReplayInput>;
