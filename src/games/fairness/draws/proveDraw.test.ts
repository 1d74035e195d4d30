import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { drawDice } from '../../../../contract/games/dice/rules.ts';
import { drawDingdong, symbolOf } from '../../../../contract/games/dingdong/rules.ts';
import { drawRoulette } from '../../../../contract/games/roulette/rules.ts';
import { WINGO_MODELS, wingoResult, wingoRoundHash } from '../../../../contract/games/wingo/rules.ts';
import { DICE_DRAW } from '../../dice/engine/dice.ts';
import { DINGDONG_DRAW } from '../../dingdong/engine/dingdong.ts';
import type { DrawRule } from '../../engine/rounds.ts';
import { ROULETTE_DRAW } from '../../roulette/engine/roulette.ts';
import { WINGO_DRAW } from '../../wingo/engine/wingo.ts';
import { chooseHasher } from '../hasher.ts';
import { proveDraw } from './proveDraw.ts';

const K = '2658e71049c5dce8bf013249aca7cc5aace0f71774fff6136d23bac0baea39c5';
const WINGO_HASH = '87d1a6791b785132678ca471556bcdb3f7925177d594a10e5a30eda6e0369df0';
const scripted = chooseHasher(null);
const native = chooseHasher(webcrypto.subtle as unknown as SubtleCrypto);

const r1 = { table: '', roundId: 'r1' };
const claim = { ref: r1, secret: K, value: null, before: hashText(K), hmac: null, result: null };
const prove = (rule: DrawRule, change = {}, hasher = scripted) =>
  proveDraw({ ...claim, ...change }, rule, hasher);

describe('the test vectors of games.md', () => {
  it.each([
    ['dice', DICE_DRAW, [1, 4, 3]],
    ['roulette', ROULETTE_DRAW, [2]],
    ['dingdong', DINGDONG_DRAW, [4]],
  ] as const)('give %s, with either crypto implementation', async (_name, rule, result) => {
    for (const hasher of [scripted, native])
      expect(await prove(rule, { result }, hasher)).toMatchObject({
        result,
        secretGood: true,
        resultGood: true,
      });
    expect(symbolOf(4)).toBe('Grape');
  });

  it('give the floats and their bytes', async () => {
    const { picks, blocks } = await prove(DICE_DRAW);
    expect(picks.map(({ float }) => float)).toEqual([732834248, 3494886784, 2485501095]);
    expect(picks.map(({ bytes }) => Number.parseInt(bytes, 16))).toEqual([732834248, 3494886784, 2485501095]);
    expect(blocks.map(({ message }) => message)).toEqual(['r1:0']);
    expect(blocks[0]?.hmac.startsWith(picks.map(({ bytes }) => bytes).join(''))).toBe(true);
  });

  it("give wingo's number and its round hash", async () => {
    const ref = { table: 'fastest', roundId: '202611200001' };
    expect(await prove(WINGO_DRAW, { ref, hmac: WINGO_HASH, result: [5] })).toMatchObject({
      blocks: [{ message: 'fastest:202611200001', hmac: WINGO_HASH }],
      hmacGood: true,
      resultGood: true,
    });
  });
});

it('reports mismatches, and ignores values that were not given', async () => {
  const wrong = { before: K, hmac: K, result: [1, 4, 4] };
  expect(await prove(DICE_DRAW, wrong)).toMatchObject({
    secretGood: false,
    hmacGood: false,
    resultGood: false,
  });
  expect(await prove(DICE_DRAW, { before: null })).toMatchObject({
    secretGood: null,
    hmacGood: null,
    resultGood: null,
  });
  expect(await prove(DICE_DRAW, { result: [1, 4] })).toMatchObject({ resultGood: false });
});

it('draws the same as the contract for any secret and round, including further draws after Again', async () => {
  const seen = { again: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1 }).map(hashText),
      fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map(String),
      fc.constantFrom(...WINGO_MODELS),
      async (secret, roundId, table) => {
        const value = hashText(`value ${roundId}`);
        const given = { secret, value, before: null, ref: { table: '', roundId } };
        expect((await prove(DICE_DRAW, given)).result).toEqual(drawDice(secret, `${roundId}:${value}`));
        expect((await prove(ROULETTE_DRAW, given)).result).toEqual([
          drawRoulette(secret, `${roundId}:${value}`),
        ]);
        const { result } = await prove(DINGDONG_DRAW, given);
        expect(result).toEqual(drawDingdong(secret, `${roundId}:${value}`));
        if (result.length > 1) seen.again++;
        expect((await prove(WINGO_DRAW, { ...given, ref: { table, roundId } })).result).toEqual([
          wingoResult(wingoRoundHash(secret, table, roundId, value)),
        ]);
      },
    ),
    { numRuns: 200, seed: 7 },
  );
  expect(seen.again).toBeGreaterThan(5);
});

it('continues with the next block when eight floats do not complete a draw', async () => {
  const long: DrawRule = { ...DICE_DRAW, whole: (picks) => picks.length === 11 };
  const { blocks, picks } = await prove(long);
  expect(blocks.map(({ message }) => message)).toEqual(['r1:0', 'r1:1']);
  expect(picks).toHaveLength(11);
  expect(blocks[1]?.hmac.startsWith(picks[8]?.bytes ?? '-')).toBe(true);
});
