import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawWheel, entryAt, verifySpin, wheelNumber } from './draw.ts';
import { costOfTable, isWheelTable, WHEEL_NUMBERS, WHEEL_TABLES, type WheelTable } from './tables.ts';

const NUMBERS = Array.from({ length: WHEEL_NUMBERS }, (_, number) => number);
const TABLES = Object.entries(WHEEL_TABLES) as [keyof typeof WHEEL_TABLES, WheelTable][];
/** games.md's server seed. */
const SERVER_SEED = '2658e71049c5dce8bf013249aca7cc5aace0f71774fff6136d23bac0baea39c5';

const seeds = fc.record({
  serverSeed: fc.string(),
  clientSeed: fc.string(),
  nonce: fc.nat({ max: 1_000_000 }),
});

/** Tables with any number of entries: where the 10 000 numbers are split. */
const tables = fc
  .uniqueArray(fc.integer({ min: 1, max: WHEEL_NUMBERS - 1 }), { maxLength: 23 })
  .map((cuts): WheelTable => {
    const ends = [...cuts.sort((a, b) => a - b), WHEEL_NUMBERS];
    return ends.map((end, i) => ({
      weight: end - (ends[i - 1] ?? 0),
      prize: { kind: 'cash', amount: BigInt(i + 1) },
    }));
  });

describe.each(TABLES)('table %s', (name, table) => {
  it("selects each entry by as many of the 10 000 numbers as its weight, in the table's order", () => {
    const entries = NUMBERS.map((number) => entryAt(table, number));
    expect(table.map((_, entry) => entries.filter((one) => one === entry).length)).toEqual(
      table.map(({ weight }) => weight),
    );
    expect(entries).toEqual(entries.toSorted((a, b) => a - b));
    expect(isWheelTable(table)).toBe(true);
  });

  it('has the weights of the spec, and an affordable cost', () => {
    expect(table.map(({ weight }) => weight)).toEqual(
      name === 'default' ? [5000, 3000, 1200, 500, 200, 80, 18, 2] : [5000, 3000, 1500, 490, 10],
    );
    expect(table.map(({ prize }) => (prize.kind === 'cash' ? Number(prize.amount) / 100 : prize))).toEqual(
      name === 'default'
        ? [0.1, 0.2, 0.4, 0.8, { kind: 'freeSpins', count: 5, stake: 20n }, 4, 40, 400]
        : [0.25, 0.6, 1.2, 5, 50],
    );
  });

  it('rejects numbers outside of the 10 000', () => {
    expect(() => entryAt(table, WHEEL_NUMBERS)).toThrow(RangeError);
    expect(() => entryAt(table, -1)).toThrow(RangeError);
  });
});

it('costs 0.402 U a spin, and 0.78 U in the first seven days', () => {
  const inU = (table: WheelTable) => Number(costOfTable(table)) / WHEEL_NUMBERS / 100;
  expect(costOfTable(WHEEL_TABLES.default)).toBe(402_000n);
  expect(inU(WHEEL_TABLES.default)).toBe(0.402);
  expect(costOfTable(WHEEL_TABLES.new_user)).toBe(780_000n);
});

it('draws the same as an independent implementation', () => {
  fc.assert(
    fc.property(seeds, tables, (spun, table) => {
      const bytes = createHmac('sha256', spun.serverSeed)
        .update(`${spun.clientSeed}:${spun.nonce}:0`)
        .digest();
      const number = Number((BigInt(bytes.readUInt32BE(0)) * 10_000n) >> 32n);
      expect(wheelNumber(spun)).toBe(number);
      let left = number;
      const entry = table.findIndex(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      expect(drawWheel(spun, table)).toBe(entry);
    }),
  );
});

it("draws these numbers from games.md's seeds", () => {
  const numbers = [0, 1, 2, 3].map((nonce) =>
    wheelNumber({ serverSeed: SERVER_SEED, clientSeed: 'client', nonce }),
  );
  // Roller also picks from 10 000, and shows 74.55 at nonce 1.
  expect(numbers[1]).toBe(7_455);
  expect(new Set(numbers).size).toBe(4);
});

it('confirms every spin that was reported as drawn, and no other', () => {
  fc.assert(
    fc.property(seeds, tables, fc.nat(), (spun, table, shift) => {
      const serverSeedHash = createHash('sha256').update(spun.serverSeed).digest('hex');
      const entry = drawWheel(spun, table);
      const spin = { ...spun, serverSeedHash, entry };
      expect(verifySpin(spin, table)).toEqual({
        seedRight: true,
        number: wheelNumber(spun),
        entry,
        right: true,
      });
      const other = { ...spin, entry: entry + 1 + (shift % 5) };
      expect(verifySpin(other, table)).toMatchObject({ seedRight: true, entry, right: false });
      const lied = { ...spin, serverSeed: `${spun.serverSeed}.` };
      expect(verifySpin(lied, table)).toMatchObject({ seedRight: false, right: false });
    }),
  );
});

it('rejects a table whose weights do not sum to 10 000, are not positive integers, or that has a worthless prize', () => {
  const entry = (weight: number, amount = 1n) => ({ weight, prize: { kind: 'cash', amount } as const });
  const wrong = [
    [],
    [entry(9_999)],
    [entry(10_000), entry(0)],
    [entry(10_001), entry(-1)],
    [entry(10_000, 0n)],
    [entry(7_600), ...Array.from({ length: 24 }, () => entry(100))],
    [entry(0.5), entry(9_999.5)],
  ];
  expect(wrong.map(isWheelTable)).toEqual(wrong.map(() => false));
  fc.assert(fc.property(tables, (table) => isWheelTable(table)));
});
