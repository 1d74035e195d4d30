import { expect, it } from 'vitest';
import type { CrashView } from '../../src/games/crash/engine/crashView.ts';
import { CALM, FrameContext } from './frameContext.ts';

const OPTIONS = {
  decimal: ',',
  rates: ',',
  reducedMotion: false,
  labels: { round: '', preparation: '', crashed: '' },
} as const;
const BASE: CrashView = {
  phase: 'loading',
  roundId: '1',
  seed: 1,
  elapsed: 0,
  remaining: 0,
  flight: 0,
  rate: 1,
  rateCents: 100,
  cashOuts: [],
  ownFlying: false,
};

function at(view: Partial<CrashView>): { context: FrameContext; moves: boolean } {
  const context = new FrameContext(BASE, OPTIONS);
  context.width = 360;
  context.height = 340;
  const moves = context.set({ ...BASE, ...view });
  return { context, moves };
}

const preparing = (remaining: number) => at({ phase: 'preparation', elapsed: 8_000 - remaining, remaining });
const flying = (flight: number) =>
  at({ phase: 'goUp', elapsed: flight, flight, rate: 2 ** (flight / 8_000) });
const broken = (elapsed: number) => at({ phase: 'crashed', elapsed, flight: 20_000, rate: 2 ** 2.5 });

it('moves in the preparation, in flight and until the last spark is out', () => {
  expect(at({}).moves).toBe(false);
  expect(preparing(3_000).moves).toBe(true);
  expect(flying(10).moves).toBe(true);
  expect(broken(CALM - 1).moves).toBe(true);
  expect(broken(CALM).moves).toBe(false);
});

it('shows the same scene after the last spark', () => {
  const { time, travel, speed } = broken(CALM).context;
  expect(broken(CALM + 60_000).context).toMatchObject({ time, travel, speed });
});

it('is continuous at lift-off and break-up', () => {
  const pairs = [
    [preparing(1).context, flying(0).context],
    [flying(20_000).context, broken(0).context],
  ] as const;
  for (const [before, after] of pairs) {
    expect(Math.abs(after.time - before.time)).toBeLessThanOrEqual(1);
    expect(after.travel).toBeCloseTo(before.travel, 3);
    expect(Math.hypot(after.rocketX - before.rocketX, after.rocketY - before.rocketY)).toBeLessThan(1.5);
    expect(after.heading).toBeCloseTo(before.heading, 2);
  }
});
