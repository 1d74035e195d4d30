import { expect, it } from 'vitest';
import { resting, sinceShown, soloMoment } from './soloMoment.ts';
import type { SoloKind, SoloPlay, SoloRound } from './soloPlay.ts';

const NEVER = Number.POSITIVE_INFINITY;
const fair = { pairId: '1', serverSeedHash: '', serverSeed: null, clientSeed: '', nonce: 0 };

function round(roundId: string): SoloRound {
  const money = { stake: 1n, rate: 0n, win: 0n };
  return { roundId, step: 0, over: true, end: 'lost', ...money, startTime: 0, endTime: 0, fair };
}

const [first, second] = [round('1'), round('2')];
const rest: SoloPlay<SoloKind> = {
  round: first,
  latest: [first],
  request: null,
  requestedAt: null,
  cameAt: null,
  brought: false,
  fast: false,
};
const request = { key: '', type: 'start', stake: 1n, choice: null } as const;

it('shows a restored round in its final position', () => {
  const moment = soloMoment(rest, 1_000);
  expect(moment).toMatchObject({
    shown: first,
    before: first,
    sinceRequest: NEVER,
    knownAt: NEVER,
    refused: false,
  });
  expect(sinceShown(moment, 500)).toBe(NEVER);
});

it('shows nothing of a requested round, and the previous one still in place', () => {
  const moment = soloMoment({ ...rest, request, requestedAt: 1_000 }, 1_300);
  expect(moment).toMatchObject({
    shown: null,
    before: first,
    sinceRequest: 300,
    knownAt: NEVER,
    refused: false,
  });
  expect(sinceShown(moment, NEVER)).toBe(-1);
});

it('moves from the previous round to the received one', () => {
  const came = { ...rest, round: second, requestedAt: 1_000, cameAt: 1_120, brought: true };
  const moment = soloMoment(came, 1_300);
  expect(moment).toMatchObject({
    shown: second,
    before: first,
    sinceRequest: 300,
    knownAt: 120,
    refused: false,
  });
  expect(sinceShown(moment, 500)).toBe(-200);
  // Once it was shown it is itself the newest of the latest.
  expect(soloMoment({ ...came, latest: [second, first] }, 9_000).before).toBe(first);
  expect(soloMoment({ ...came, latest: [second] }, 9_000).before).toBeNull();
});

it('returns to the previous picture after a refusal, at once where nothing has to come to rest', () => {
  const moment = soloMoment({ ...rest, requestedAt: 1_000, cameAt: 1_120, brought: false }, 1_300);
  expect(moment).toMatchObject({ shown: first, before: first, sinceRequest: 300, refused: true });
  expect(sinceShown(moment, 500)).toBe(-200);
  expect(sinceShown({ ...moment, sinceRequest: 600 }, 500)).toBe(NEVER);
  expect(resting(moment)).toMatchObject({ shown: first, sinceRequest: NEVER, knownAt: NEVER });
});
