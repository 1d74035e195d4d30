import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestHouse } from '../../testHouse.ts';
import { GAMES } from '../games.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/check-rounds.mjs', import.meta.url));

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ games: Object.values(GAMES), config: { seed: true } });
});
afterAll(() => house.close());

it.each(['dice', 'roulette', 'dingdong', 'fastest', 'faster', 'standard'])(
  'the independent check finds the rounds of %s in order',
  async (game) => {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, house.url, '20', game]);
    expect(stdout.trim()).toBe('checked 20 rounds, 0 wrong');
  },
);
