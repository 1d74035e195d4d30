import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementLine } from '../../../contract/http/money/statement.ts';
import { parseCsv } from '../../testing/payments/testCsv.ts';
import { csvOf, field } from './csv.ts';

const LINE: StatementLine = {
  id: '7',
  kind: 'stake',
  account: 'wallet',
  amount: '-1250',
  balance: '5',
  currency: 'IDR',
  at: Date.UTC(2026, 10, 21, 17, 30),
  bet: { id: '9', game: 'garuda', title: '=HYPERLINK("x","y")', roundId: '12' },
  order: null,
  promotion: null,
};

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

async function* batches() {
  yield [LINE];
  yield [];
  yield [{ ...LINE, kind: 'prize' as const, amount: '1000', bet: null, promotion: 'checkIn' }];
}

describe("a statement's file", () => {
  it('has a byte order mark, headings, decimal amounts and times of the market', async () => {
    expect(await textOf(csvOf(batches(), 'id', 'Asia/Jakarta'))).toBe(
      '\uFEFFEntri,Waktu,Jenis,Jumlah,Saldo,Mata uang,Taruhan,Permainan,Ronde,Pesanan,Promosi\r\n' +
        `7,2026-11-22 00:30:00,Taruhan,-12.50,0.05,IDR,9,"'=HYPERLINK(""x"",""y"")",12,,\r\n` +
        '7,2026-11-22 00:30:00,Hadiah,10.00,0.05,IDR,,,,,checkIn\r\n',
    );
  });

  it('prevents formulas, and preserves every text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '|', '%'), fc.string())
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        const [read] = parseCsv(`${texts.map(field).join(',')}\r\n`);
        expect(read?.map((one) => one.replace(/^'(?=[=+\-@\t\r\n|%])/, ''))).toEqual(
          texts.map((one) => one.replace(/^'(?=[=+\-@\t\r\n|%])/, '')),
        );
        for (const one of read ?? [])
          expect(/^[=+\-@\t\r\n|%]/.test(one) && !/^-?[\d.]+$/.test(one)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
