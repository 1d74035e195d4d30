import { describe, expect, it } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import { MODEL_KEYS } from '../../../contract/slots/models.ts';
import { seededRandom } from '../../../contract/slots/random.ts';
import { spin } from '../../../contract/slots/spin.ts';
import { TEST_SLOTS } from '../../../contract/slots/testSlots.ts';
import { moneyWriter } from '../money.ts';
import { textsIn } from '../texts.ts';
import { payRows } from './payRows.ts';
import { rulesOf } from './rules.ts';
import { verify } from './verify.ts';

const money = moneyWriter('IDR');

describe.each(MODEL_KEYS)('%s', (model) => {
  const slot = TEST_SLOTS[model];

  it('has text for every rule, with every placeholder filled', async () => {
    const write = await textsIn('en');
    const words = rulesOf(slot, 10_000n, money).flatMap(({ title, rules }) => [
      write(title),
      ...rules.map(({ key, values }) => write(key, values)),
    ]);
    for (const text of words) expect(text).toMatch(/^[A-Z0-9][^{}]* ?[^{}]*$/);
    expect(words).toMatchSnapshot();
  });

  it('lists the payouts of every symbol on the strips, highest first', () => {
    const rows = payRows(slot, 10_000n);
    expect(rows.map(({ letter }) => letter).sort()).toEqual([...new Set(slot.reels.join(''))].sort());
    for (const { pays } of rows) {
      const amounts = pays.map(({ amount }) => Number(amount));
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    }
  });
});

it('shows unlisted counts as a range', () => {
  const [row] = payRows(TEST_SLOTS.cluster, 10_000n).filter(({ letter }) => letter === 'T');
  expect(row?.pays).toEqual([
    { count: '8+', amount: 900n },
    { count: '5–7', amount: 300n },
  ]);
});

describe('the verification of a pair', () => {
  const slot = TEST_SLOTS.ways243;
  const last = { serverSeed: 'server', serverSeedHash: hashText('server'), clientSeed: 'mine', nonce: 3 };
  const spins = [0, 1, 2].map((nonce) => {
    const book = spin(slot, nonce === 1 ? 'buy' : 'base', seededRandom('server', 'mine', nonce));
    const money = { bet: 1n, stake: 1n, win: 0n };
    return { spin: String(nonce), ...money, ...book, nonce, serverSeedHash: last.serverSeedHash };
  });

  it('reproduces every spin', () => {
    const { hash, spins: found } = verify(slot, last, spins);
    expect(hash).toBe(true);
    expect(found.map(({ same }) => same)).toEqual([true, true, true]);
  });

  it('reports mismatches', () => {
    const [first] = spins;
    if (!first) throw new Error('no spin');
    const changed = [
      { ...first, rate: first.rate + 1 },
      { ...first, serverSeedHash: 'another' },
    ];
    expect(verify(slot, { ...last, serverSeed: 'other' }, changed)).toMatchObject({
      hash: false,
      spins: [{ nonce: 0, same: false }],
    });
  });
});
