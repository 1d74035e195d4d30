import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { drawDice } from '../../../../contract/games/dice/rules.ts';
import { wingoResult, wingoRoundHash } from '../../../../contract/games/wingo/rules.ts';
import { sandboxValue } from '../../../../contract/publicValues.ts';
import { DICE_DRAW } from '../../dice/engine/dice.ts';
import type { DrawRule } from '../../engine/rounds.ts';
import { WINGO_DRAW } from '../../wingo/engine/wingo.ts';
import { chooseHasher } from '../hasher.ts';
import type { DrawnRound } from './drawGame.ts';
import { proveDraws } from './proveDraw.ts';

const hasher = chooseHasher(null);

/** An honest history of dice, newest first: ids 100 down. */
const history = (count: number): DrawnRound[] =>
  Array.from({ length: count }, (_, i) => {
    const [secret, roundId] = [hashText(`salt ${i}`), `${100 - i}`];
    const named = { source: 'sandbox' as const, number: roundId, at: 0, value: sandboxValue(roundId) };
    const result = drawDice(secret, `${roundId}:${named.value}`);
    const mixed = { value: named.value, named, voidCause: null };
    return { ref: { table: '', roundId }, secret, ...mixed, before: hashText(secret), hmac: null, result };
  });

const prove = (rounds: readonly DrawnRound[], rule: DrawRule = DICE_DRAW) =>
  proveDraws(rounds, rule, hasher, async () => undefined);
const changed = (at: number, change: Partial<DrawnRound>) =>
  history(20).map((round, i) => (i === at ? { ...round, ...change } : round));

describe('many rounds', () => {
  it('pass when they are honest, and are counted', async () => {
    const rounds = history(20);
    const report = await prove(rounds);
    expect(report).toMatchObject({ checked: 20, faults: [] });
    const faces = rounds.flatMap(({ result }) => result);
    expect(report.counts).toEqual(
      [0, 1, 2, 3, 4, 5].map((face) => faces.filter((one) => one === face).length),
    );
  });

  it('report a changed result', async () => {
    const computed = history(20)[7]?.result ?? [];
    const published = computed.map((face) => (face + 1) % 6);
    expect((await prove(changed(7, { result: published }))).faults).toEqual([
      { roundId: '93', kind: 'result', computed, published },
    ]);
  });

  it('report a swapped secret, even with a result that fits it', async () => {
    const secret = hashText('a better one');
    const { faults } = await prove(
      changed(7, { secret, result: drawDice(secret, `93:${sandboxValue('93')}`) }),
    );
    expect(faults).toEqual([{ roundId: '93', kind: 'secret' }]);
  });

  it('report a public value that does not belong to its number, even with a result that fits it', async () => {
    const [round] = history(20).slice(7);
    const value = hashText('a better one');
    const named = { source: 'sandbox' as const, number: '93', at: 0, value };
    const result = drawDice(round?.secret ?? '', `93:${value}`);
    expect((await prove(changed(7, { value, named, result }))).faults).toEqual([
      { roundId: '93', kind: 'value' },
    ]);
  });

  it('report a round hash that does not match the secret', async () => {
    const [secret, roundId] = [hashText('seed'), '202611200001'];
    const hmac = wingoRoundHash(secret, 'faster', roundId);
    const mixed = { value: null, named: null, voidCause: null };
    const honest = { ref: { table: 'faster', roundId }, secret, ...mixed, before: hashText(secret), hmac };
    const round = { ...honest, result: [wingoResult(hmac)] };
    expect(await prove([round], WINGO_DRAW)).toMatchObject({ faults: [] });
    const other = wingoRoundHash(secret, 'fastest', roundId);
    expect((await prove([{ ...round, hmac: other }], WINGO_DRAW)).faults).toEqual([
      { roundId, kind: 'hmac' },
    ]);
  });

  it('can be stopped', async () => {
    const stop = proveDraws(history(20), DICE_DRAW, hasher, async (done) => {
      if (done === 3) throw new Error('stopped');
    });
    await expect(stop).rejects.toThrow('stopped');
  });
});
