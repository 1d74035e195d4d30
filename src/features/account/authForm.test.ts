import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { credentialsResolver, nationalDigits } from './authForm.ts';

const id = MARKETS.id.phone;
const mx = MARKETS.mx.phone;

describe('a phone number', () => {
  it.each(['81234567890', '081234567890', '+6281234567890', '62 812-3456-7890', '(+62) 0812 3456 7890'])(
    'may be typed as %s',
    (text) => {
      expect(nationalDigits(text, id)).toBe('81234567890');
    },
  );

  it.each(['5512345678', '+52 55 1234 5678', '52-55-1234-5678', '05512345678'])(
    'may be typed as %s',
    (text) => {
      expect(nationalDigits(text, mx)).toBe('5512345678');
    },
  );

  it('that is good as it stands is left alone, even if it begins like a prefix', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        expect(nationalDigits(digits, mx)).toBe(digits);
      }),
    );
  });
});

describe('the form', () => {
  const check = async (values: { phone: string; password: string }) => {
    const resolve = credentialsResolver(id);
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { values: good, errors } = await resolve(values, undefined, options);
    return { good, phone: errors.phone?.message, password: errors.password?.message };
  };

  it('hands on what the house takes', async () => {
    expect(await check({ phone: '0812 3456 7890', password: 'rahasia-123' })).toMatchObject({
      good: { phone: '81234567890', password: 'rahasia-123' },
    });
  });

  it('names what is wrong, field by field', async () => {
    expect(await check({ phone: '123', password: 'short' })).toMatchObject({
      phone: 'phoneInvalid',
      password: 'passwordShort',
    });
    expect(await check({ phone: '81234567890', password: 'x'.repeat(73) })).toMatchObject({
      phone: undefined,
      password: 'passwordLong',
    });
  });
});
