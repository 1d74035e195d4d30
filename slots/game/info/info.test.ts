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

  it('has every rule in words, every blank filled', async () => {
    const write = await textsIn('en');
    const words = rulesOf(slot, 10_000n, money).flatMap(({ title, rules }) => [
      write(title),
      ...rules.map(({ key, values }) => write(key, values)),
    ]);
    for (const text of words) expect(text).toMatch(/^[A-Z0-9][^{}]* ?[^{}]*$/);
    expect(words).toMatchSnapshot();
  });

  it('lists what every symbol of the strips pays, the most first', () => {
    const rows = payRows(slot, 10_000n);
    expect(rows.map(({ letter }) => letter).sort()).toEqual([...new Set(slot.reels.join(''))].sort());
    for (const { pays } of rows) {
      const amounts = pays.map(({ amount }) => Number(amount));
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    }
  });
});

it('writes counts that are not named as a stretch', () => {
  const [row] = payRows(TEST_SLOTS.cluster, 10_000n).filter(({ letter }) => letter === 'T');
  expect(row?.pays).toEqual([
    { count: '8+', amount: 900n },
    { count: '5–7', amount: 300n },
  ]);
});

describe('the proof of a pair', () => {
  const slot = TEST_SLOTS.ways243;
  const last = { serverSeed: 'server', serverSeedHash: hashText('server'), clientSeed: 'mine', nonce: 3 };
  const spins = [0, 1, 2].map((nonce) => {
    const book = spin(slot, nonce === 1 ? 'buy' : 'base', seededRandom('server', 'mine', nonce));
    const money = { bet: 1n, stake: 1n, win: 0n };
    return { spin: String(nonce), ...money, ...book, nonce, serverSeedHash: last.serverSeedHash };
  });

  it('finds every spin again', () => {
    const { hash, spins: found } = verify(slot, last, spins);
    expect(hash).toBe(true);
    expect(found.map(({ same }) => same)).toEqual([true, true, true]);
  });

  it('says what does not fit', () => {
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
