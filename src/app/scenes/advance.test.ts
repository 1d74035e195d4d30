// @vitest-environment dom

import { describe, expect, it } from 'vitest';
import { FIXTURE_SCENES, loadFixtures } from './fixtures.ts';
import { loadScene } from './scenes.ts';

/** Distances in ms that a worker may have to compute, and the interval of the start moments. */
const LATER = [1, 17, 83, 500, 1_000];
const EVERY = 709;
/** Phases that end by the clock, without an event. */
const BY_CLOCK = ['preparation', 'betting', 'closed'];

type AnyView = Readonly<Record<string, unknown>>;

const advancing = await Promise.all(
  FIXTURE_SCENES.map(async (scene) => ({ scene, advance: (await loadScene(scene)).advance })),
);

describe.each(advancing.filter(({ advance }) => advance !== undefined))('$scene', ({ scene, advance }) => {
  it('computes the engine’s own view of any later moment, or reports that it cannot', async () => {
    const { rounds } = await loadFixtures(scene);
    const counts = { advanced: 0, compared: 0, unknown: 0 };
    for (const { view, duration } of Object.values(rounds))
      for (let t = -EVERY; t <= duration; t += EVERY) {
        const before = view(t) as unknown as AnyView;
        for (const ms of LATER) {
          const then = view(t + ms) as unknown as AnyView;
          const later = advance?.(before as never, ms) as AnyView | null;
          if (!later) counts.unknown++;
          else {
            counts.advanced++;
            if (BY_CLOCK.includes(`${before.phase}`)) expect(later.phase, `${t} + ${ms}`).toBe(then.phase);
            if (factsOf(before) !== factsOf(then)) continue;
            counts.compared++;
            expect(later, `${t} + ${ms}`).toEqual(then);
          }
        }
      }
    expect(counts.compared).toBeGreaterThan(counts.advanced / 2);
    expect(counts.advanced).toBeGreaterThan(counts.unknown * 3);
    expect(counts.unknown).toBeGreaterThan(0);
  });
});

/** A view without its times: equal at two moments with no event between them. */
function factsOf(view: AnyView): string {
  return JSON.stringify(view, (_, value: unknown) => {
    if (typeof value === 'bigint') return `${value}`;
    return typeof value === 'number' ? undefined : value;
  });
}
