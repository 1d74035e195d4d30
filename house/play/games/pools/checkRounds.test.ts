import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUND_GAMES } from '../../../../contract/games/roundGames.ts';
import { WINGO_MODELS } from '../../../../contract/games/wingo/rules.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { GAMES } from '../games.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/check-rounds.mjs', import.meta.url));

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ games: Object.values(GAMES), config: { seed: true } });
});
afterAll(() => house.close());

/** Crash is left out: its rounds form a chain (../crash/checkRounds.test.ts). */
const TABLES = ROUND_GAMES.filter((game) => game !== 'crash').flatMap((game) =>
  game === 'wingo' ? WINGO_MODELS : game,
);

it.each(TABLES)('the independent check accepts the rounds of %s', async (game) => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, house.url, '20', game]);
  expect(stdout.trim().split('\n')).toEqual([
    "20 values are the sandbox's: they prove nothing about the operator",
    'checked 20 rounds, 0 wrong',
  ]);
});
