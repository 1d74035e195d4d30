import type { SoloEnd } from '../contract/games/solo/channel.ts';
import { playTo, rewound } from '../src/games/engine/replayLog.ts';
import type { SoloKind, SoloPlay, SoloRound } from '../src/games/engine/soloPlay.ts';
import { soloReplayLog } from '../src/games/engine/soloReplay.ts';
import type { FixtureRound } from './fixtures.ts';

/** ms until the house's answer arrives, as over a mobile connection: the time between is drawn too. */
const ANSWERS = 180;

/** The common part of a solo game's fixture rounds; a game adds its view. */
export function fixtureRound(
  roundId: string,
  { stake, rate, win, end }: { stake: bigint; rate: bigint; win: bigint; end: SoloEnd },
): SoloRound {
  const fair = { pairId: '1', serverSeedHash: '', serverSeed: null, clientSeed: 'kilat', nonce: 7 };
  return {
    roundId,
    step: 1,
    over: true,
    end,
    stake,
    rate,
    win,
    startTime: 1_700_000_000_000,
    endTime: null,
    fair,
  };
}

/** A round's steps as a fixture: played through the game's own engine, after `initial` if given. */
export function soloFixture<K extends SoloKind, View>(
  game: Parameters<typeof soloReplayLog<K, View>>[0],
  steps: readonly K['round'][],
  initial?: SoloPlay<K>,
): FixtureRound<View> {
  const log = soloReplayLog(game, steps, { answers: ANSWERS, ...(initial && { initial }) });
  const { from, to, engine } = log;
  return {
    duration: to - from,
    view: (t) => engine.view(playTo(log, rewound(log), from + t).state, from + t),
  };
}
