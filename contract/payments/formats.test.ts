import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clabe, clabeDigit, isClabe } from './clabe.ts';
import { crc16 } from './crc16.ts';
import { emvPayload, readEmvFields, readEmvPayload } from './emv.ts';
import { luhnDigit, passesLuhn } from './luhn.ts';
import { isAccountNumber, PAYOUT_BANKS } from './payoutBanks.ts';
import { qrisPayload } from './qris.ts';
import { isTronAddress, tronAddress, usdtCents } from './tron.ts';
import { MOST_CODE, withUniqueCode } from './uniqueCode.ts';
import { isVirtualAccount, VA_BANKS, virtualAccount } from './virtualAccounts.ts';
import { isVoucherReference, voucherReference } from './vouchers.ts';

const digits = (least: number, most: number) =>
  fc.array(fc.nat({ max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));
const order = fc.bigInt(0n, 9_999_999_999n);
/** The text with one digit changed. */
const spoilt = (text: string) =>
  fc.tuple(fc.nat({ max: text.length - 1 }), fc.integer({ min: 1, max: 9 })).map(([at, by]) => {
    const other = (Number(text[at]) + by) % 10;
    return text.slice(0, at) + other + text.slice(at + 1);
  });
/** Check digits detect every single wrong digit. */
const catchesOneWrongDigit = (make: fc.Arbitrary<string>, passes: (text: string) => boolean) =>
  fc.assert(
    fc.property(
      make.chain((text) => fc.tuple(fc.constant(text), spoilt(text))),
      ([text, wrong]) => passes(text) && !passes(wrong),
    ),
  );

const MERCHANT = {
  name: 'KILAT DEMO',
  city: 'JAKARTA',
  postalCode: '10110',
  nmid: 'ID1020304050607',
  acquirer: { domain: 'ID.KILAT.DEMO', pan: '9360099900000000018', merchantId: '000000000000018' },
};

describe('QRIS', () => {
  it('has the published check value of its checksum', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('contains the amount and the reference, and all its fields can be parsed', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 13n), fc.stringMatching(/^[A-Z0-9]{1,25}$/), (amount, reference) => {
        const payload = qrisPayload(MERCHANT, amount, reference);
        const fields = new Map(readEmvPayload(payload));
        expect(payload).toMatch(/^00020101021226/);
        expect([fields.get('53'), fields.get('58')]).toEqual(['360', 'ID']);
        expect(Math.round(Number(fields.get('54')) * 100)).toBe(Number(amount));
        expect(readEmvFields(fields.get('62') ?? '')).toEqual([['05', reference]]);
        expect(readEmvFields(fields.get('51') ?? '')?.[1]).toEqual(['02', MERCHANT.nmid]);
      }),
    );
  });

  it('is refused with any character changed, truncated, or with a field too long', () => {
    const payload = qrisPayload(MERCHANT, 2_500_000n, 'D123');
    fc.assert(
      fc.property(fc.nat({ max: payload.length - 1 }), fc.constantFrom('0', '7', 'Q'), (at, sign) => {
        const wrong = payload.slice(0, at) + sign + payload.slice(at + 1);
        expect(readEmvPayload(wrong) === null).toBe(wrong !== payload);
        expect(readEmvPayload(payload.slice(0, at))).toBeNull();
      }),
    );
    expect(() => emvPayload([['59', 'X'.repeat(100)]])).toThrow();
  });
});

describe('check digits', () => {
  it('Luhn: accepts known numbers and detects every wrong digit', () => {
    expect([luhnDigit('7992739871'), passesLuhn('4111111111111111'), passesLuhn('x')]).toEqual([
      '3',
      true,
      false,
    ]);
    catchesOneWrongDigit(
      digits(1, 20).map((text) => text + luhnDigit(text)),
      passesLuhn,
    );
  });

  it('CLABE: accepts a known account and detects every wrong digit', () => {
    expect(isClabe('032180000118359719')).toBe(true);
    expect(clabeDigit('03218000011835971')).toBe('9');
    catchesOneWrongDigit(
      fc
        .tuple(digits(3, 3), digits(3, 3), order)
        .map(([bank, place, account]) => clabe(bank, place, account)),
      isClabe,
    );
    for (const bad of ['', '03218000011835971', '0321800001183597190', '03218000011835971x'])
      expect(isClabe(bad)).toBe(false);
    expect(() => clabe('1', '180', 5n)).toThrow();
  });

  it("virtual accounts: 16 digits with their bank's prefix, unique per order", () => {
    for (const bank of VA_BANKS) {
      catchesOneWrongDigit(
        order.map((id) => virtualAccount(bank, id)),
        (text) => isVirtualAccount(bank, text),
      );
      for (const other of VA_BANKS)
        expect(isVirtualAccount(other, virtualAccount(bank, 5n))).toBe(other === bank);
    }
    fc.assert(
      fc.property(
        order,
        order,
        (a, b) => (virtualAccount('BCA', a) === virtualAccount('BCA', b)) === (a === b),
      ),
    );
    expect(() => virtualAccount('BRI', 10n ** 10n)).toThrow();
  });

  it('vouchers: 14 digits, with every wrong digit detected', () => {
    catchesOneWrongDigit(order.map(voucherReference), isVoucherReference);
  });
});

it('unique codes distinguish equal amounts and add less than a thousand units', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 1, max: MOST_CODE }), (amount, code) => {
      const payable = withUniqueCode(amount * 100_000n, code);
      expect(Number((payable / 100n) % 1_000n)).toBe(code);
    }),
  );
  for (const code of [0, 1_000, 1.5, -1]) expect(() => withUniqueCode(5n, code)).toThrow();
});

it('TRON addresses have a checksum; USDT amounts never cover less than the order', () => {
  expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(true);
  expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u')).toBe(false);
  fc.assert(fc.property(fc.string(), (seed) => isTronAddress(tronAddress(seed))));
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 8n), (amount, rate) => {
      const cents = usdtCents(amount, rate);
      return cents * rate >= amount * 100n && (cents - 1n) * rate < amount * 100n;
    }),
  );
});

describe('bank accounts', () => {
  it.each([
    ['id', 'BCA', '0123456789', true],
    ['id', 'BCA', '012345678', false],
    ['id', 'BRI', '012345678901234', true],
    ['id', 'DANA', '081234567890', true],
    ['id', 'DANA', '6281234567890', false],
    ['id', 'XYZ', '0123456789', false],
    ['id', 'BCA', '012345678९', false],
    ['mx', '032', '032180000118359719', false],
    ['mx', '646', clabe('646', '180', 12_345n), true],
    ['mx', '012', clabe('646', '180', 12_345n), false],
    ['mx', '646', `${clabe('646', '180', 12_345n).slice(0, 17)}x`, false],
  ] as const)('%s %s %s: %s', (market, bank, number, right) => {
    expect(isAccountNumber(market, bank, number)).toBe(right);
  });

  it('list no bank twice', () => {
    for (const banks of Object.values(PAYOUT_BANKS))
      expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
  });
});
