import { describe, expect, it } from 'vitest';
import { hashText, hmacText } from '../../../../contract/fairness.ts';
import type { CrashPastFragment } from '../../../../contract/games/crash/operations.ts';
import { targetFromHmac } from '../../../../contract/games/crash/rules.ts';
import { chooseHasher } from '../../fairness/hasher.ts';
import { proveRange } from './prove.ts';

const SALT = hashText('salt');
const hasher = chooseHasher(null);

/** An honest history, newest first: ids 100 down to 101 - count. */
function history(count: number, salt = SALT, seed = 'seed', newest = 100): CrashPastFragment[] {
  const rounds: CrashPastFragment[] = [];
  let hash = hashText(seed);
  for (let i = 0; i < count; i++) {
    const before = hashText(hash);
    rounds.push({
      roundId: `${newest - i}`,
      target: `${targetFromHmac(hmacText(hash, salt))}`,
      hash,
      seedPubHash: salt,
      publicValue: null,
      voidCause: null,
      seedHashHash: before,
      startTime: 0,
      endTime: 0,
      interrupted: false,
    });
    hash = before;
  }
  return rounds;
}

const prove = (rounds: readonly CrashPastFragment[]) => proveRange(rounds, hasher, async () => undefined);
const changed = (rounds: CrashPastFragment[], at: number, change: Partial<CrashPastFragment>) =>
  rounds.map((round, i) => (i === at ? { ...round, ...change } : round));

describe('a range of rounds', () => {
  it('passes when it is honest', async () => {
    expect(await prove(history(40))).toEqual({ checked: 40, faults: [], gaps: [], newChains: [] });
  });

  it('reports a changed multiplier', async () => {
    const rounds = history(40);
    const honest = BigInt(rounds[7]!.target);
    const { faults } = await prove(changed(rounds, 7, { target: `${honest + 100n}` }));
    expect(faults).toEqual([{ roundId: '93', kind: 'target', computed: honest, published: honest + 100n }]);
  });

  it('reports a swapped secret, even with a multiplier that fits it', async () => {
    const hash = hashText('a better one');
    const target = `${targetFromHmac(hmacText(hash, SALT))}`;
    const { faults } = await prove(changed(history(40), 7, { hash, target, seedHashHash: hashText(hash) }));
    expect(faults).toEqual([{ roundId: '93', kind: 'link' }]);
  });

  it('reports a published hash that does not match the secret', async () => {
    const { faults } = await prove(changed(history(40), 7, { seedHashHash: hashText('another') }));
    expect(faults).toEqual([{ roundId: '93', kind: 'link' }]);
  });

  it('reports a newest secret that does not belong to the history', async () => {
    const hash = hashText('foreign');
    const { faults } = await prove(changed(history(5), 0, { hash, seedHashHash: hashText(hash) }));
    expect(faults.filter((one) => one.kind === 'link').map((one) => one.roundId)).toEqual([
      '99',
      '98',
      '97',
      '96',
    ]);
  });

  it('reports a round with a different salt', async () => {
    const rounds = history(10);
    const salt = hashText('lucky salt');
    const target = `${targetFromHmac(hmacText(rounds[4]!.hash, salt))}`;
    const { faults, newChains } = await prove(changed(rounds, 4, { seedPubHash: salt, target }));
    expect(faults).toEqual([{ roundId: '96', kind: 'salt' }]);
    expect(newChains).toEqual([]);
  });

  it('follows the chain across missing rounds', async () => {
    const rounds = history(40).filter((_, i) => i < 7 || i > 9);
    expect(await prove(rounds)).toMatchObject({ checked: 37, faults: [], gaps: ['94'] });
  });

  it('continues where one chain ends and an older one precedes it', async () => {
    const rounds = [...history(5, SALT, 'new'), ...history(5, hashText('old salt'), 'old', 95)];
    expect(await prove(rounds)).toEqual({ checked: 10, faults: [], gaps: [], newChains: ['96'] });
  });

  it('can be stopped', async () => {
    const stop = proveRange(history(40), hasher, async (done) => {
      if (done === 3) throw new Error('stopped');
    });
    await expect(stop).rejects.toThrow('stopped');
  });
});
