import { beforeEach, expect, it } from 'vitest';
import { timeOf } from '../../../contract/games/crash/rules.ts';
import { crashReplayLog } from '../crash/engine/crashReplay.ts';
import type { CrashEvent, CrashState } from '../crash/engine/crashState.ts';
import type { CrashView } from '../crash/engine/crashView.ts';
import { LIFT_OFF } from '../crash/engine/testCrash.ts';
import { ReplayPlayer } from './player.ts';

const TARGET = 24_100n;
let now = 0;
let player: ReplayPlayer<CrashState, CrashEvent, CrashView>;

beforeEach(() => {
  now = 500;
  const times = { startTime: LIFT_OFF, endTime: LIFT_OFF + timeOf(TARGET) };
  const secrets = {
    hash: 'hash',
    seedPubHash: 'salt',
    seedHashHash: 'before',
    publicValue: null,
    voidCause: null,
  };
  const round = { roundId: '10', target: `${TARGET}`, ...secrets, ...times, interrupted: false, log: [] };
  player = new ReplayPlayer(crashReplayLog(round, null), () => now);
});

it('waits at the beginning until it is played', () => {
  now += 5_000;
  expect(player.at).toBe(player.replayLog.from);
  expect(player.view()).toMatchObject({ phase: 'preparation', remaining: 8_000 });
});

it('plays, pauses, and resumes', () => {
  player.play();
  now += 3_000;
  expect(player.view().remaining).toBe(5_000);
  player.pause();
  now += 60_000;
  expect(player.view().remaining).toBe(5_000);
  player.play();
  now += 1_000;
  expect(player.view().remaining).toBe(4_000);
});

it('keeps its position when the speed changes', () => {
  player.play();
  now += 2_000;
  player.setSpeed(2);
  now += 2_000;
  expect(player.at - player.replayLog.from).toBe(6_000);
  player.setSpeed(0.5);
  now += 2_000;
  expect(player.at - player.replayLog.from).toBe(7_000);
});

it('seeks anywhere within the replay log', () => {
  player.seek(LIFT_OFF + 8_000);
  expect(player.view()).toMatchObject({ phase: 'goUp', rateCents: 200 });
  player.seek(0);
  expect(player.at).toBe(player.replayLog.from);
  player.seek(LIFT_OFF * 2);
  expect(player.view()).toMatchObject({ phase: 'crashed', rateCents: 241 });
});

it('stops at the end, and plays again from the beginning', () => {
  player.play();
  now += 3_600_000;
  player.heed();
  expect(player.state.playing).toBe(false);
  expect(player.at).toBe(player.replayLog.to);
  player.play();
  expect(player.at).toBe(player.replayLog.from);
});

it("notifies listeners of the viewer's actions", () => {
  let notified = 0;
  const stop = player.subscribe(() => notified++);
  player.play();
  player.seek(LIFT_OFF);
  player.setSpeed(2);
  player.pause();
  stop();
  player.play();
  expect(notified).toBe(4);
});
