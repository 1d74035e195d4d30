import { expect, it } from 'vitest';
import { isSigned, signed } from './gatewayEvent.ts';

const LIFE_MS = 300_000;
const NOW = 1_795_000_000_000;

it.each([
  [-LIFE_MS - 1, false],
  [-LIFE_MS, true],
  [0, true],
  [LIFE_MS, true],
  [LIFE_MS + 1, false],
])('a callback whose time is %i ms from now is accepted: %s', (ms, taken) => {
  expect(isSigned('secret', '{}', signed('secret', '{}', NOW + ms), NOW)).toBe(taken);
});
