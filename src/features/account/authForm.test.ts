import fc from 'fast-check';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nameAccount } from '../../../contract/http/people/inputs/credentials.ts';
import { MARKETS } from '../../../contract/markets.ts';
import {
  codeAndPasswordResolver,
  contactResolver,
  looksLikePhone,
  nationalDigits,
} from '../../shared/account/accountInput.ts';
import { inviteFrom } from '../../shared/account/storedInvite.ts';
import { inventPassword, loginResolver, nameResolver, phoneResolver, suggestUserName } from './authForm.ts';

const id = MARKETS.id.phone;
const mx = MARKETS.mx.phone;
const PASSWORD = 'rahasia-123';

/** The form's output, or its problems by field. */
async function check<Form extends FieldValues, Output>(
  resolver: Resolver<Form, unknown, Output>,
  typed: Form,
): Promise<unknown> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values, errors } = await resolver(typed, undefined, options);
  const problems = Object.entries(errors).map(([field, error]) => [field, error?.message]);
  return problems.length > 0 ? Object.fromEntries(problems) : values;
}

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

  it('that is complete stays unchanged, even if it begins like a prefix', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        expect(nationalDigits(digits, mx)).toBe(digits);
      }),
    );
  });

  it.each(['8', '+62', ' 081', '(62'])('is distinguished from a user name while being typed: %s', (text) =>
    expect(looksLikePhone(text)).toBe(true),
  );

  it.each(['', 'e', 'elang_1', '_8', '+'])('is not recognized in: %j', (text) =>
    expect(looksLikePhone(text)).toBe(false),
  );
});

describe('the sign-in form', () => {
  const signIn = (account: string, password = PASSWORD) => check(loginResolver(id), { account, password });

  it('accepts a phone in any notation, and a user name unchanged', async () => {
    for (const typed of ['81234567890', '0812 3456 7890', '+62 812-3456-7890'])
      expect(await signIn(typed)).toEqual({ account: '81234567890', password: PASSWORD });
    expect(await signIn('  Elang_Gesit42 ')).toEqual({ account: 'Elang_Gesit42', password: PASSWORD });
  });

  it('reports errors for the kind of account that was meant', async () => {
    expect(await signIn('0812')).toEqual({ account: 'phoneInvalid' });
    expect(await signIn('')).toEqual({ account: 'accountInvalid' });
    expect(await signIn('el')).toEqual({ account: 'accountInvalid' });
    expect(await signIn('elang gesit', 'short')).toEqual({
      account: 'accountInvalid',
      password: 'passwordShort',
    });
  });
});

describe('the register form', () => {
  const phone = (typed: { phone?: string; password?: string; inviteCode?: string }) =>
    check(phoneResolver(id), { phone: '81234567890', password: PASSWORD, inviteCode: '', ...typed });
  const name = (userName: string, inviteCode = '') =>
    check(nameResolver(), { userName, password: PASSWORD, inviteCode });

  it('outputs what the server accepts', async () => {
    expect(await phone({ phone: '0812 3456 7890', inviteCode: ' ab12cd ' })).toEqual({
      phone: '81234567890',
      password: PASSWORD,
      inviteCode: 'AB12CD',
    });
    expect(await name(' Elang_1 ', 'ab12cd')).toEqual({
      userName: 'Elang_1',
      password: PASSWORD,
      inviteCode: 'AB12CD',
    });
  });

  it('has no invite code when the field is empty', async () => {
    expect(JSON.stringify(await phone({ inviteCode: '  ' }))).not.toContain('inviteCode');
    expect(JSON.stringify(await name('elang_1'))).not.toContain('inviteCode');
  });

  it('reports errors field by field', async () => {
    // An invite code of any form is none: the house says whose it is.
    expect(await phone({ phone: '123', password: 'short', inviteCode: 'abc' })).toEqual({
      phone: 'phoneInvalid',
      password: 'passwordShort',
    });
    expect(await phone({ password: 'x'.repeat(73) })).toEqual({ password: 'passwordLong' });
    for (const bad of ['abc', '1abcd', 'a b c d', 'pemain-1', 'a'.repeat(21)])
      expect(await name(bad)).toEqual({ userName: 'userNameInvalid' });
  });
});

describe('the forms of a forgotten password', () => {
  it('require a phone or an e-mail, then six digits and a new password', async () => {
    const byPhone = contactResolver('phone', mx);
    expect(await check(byPhone, { to: '+52 55 1234 5678' })).toEqual({ to: '5512345678' });
    expect(await check(byPhone, { to: '551234' })).toEqual({ to: 'phoneInvalid' });
    const byEmail = contactResolver('email', mx);
    expect(await check(byEmail, { to: ' Sari@Example.com ' })).toEqual({ to: 'sari@example.com' });
    expect(await check(byEmail, { to: 'sari@example' })).toEqual({ to: 'emailInvalid' });
    const good = { code: '012345', password: PASSWORD };
    expect(await check(codeAndPasswordResolver, good)).toEqual(good);
    expect(await check(codeAndPasswordResolver, { code: '12345', password: '' })).toEqual({
      code: 'codeInvalid',
      password: 'passwordShort',
    });
  });
});

describe('an invite code in an address', () => {
  it('is shown in its printed form', () => expect(inviteFrom(' ab12cd')).toBe('AB12CD'));

  it.each([undefined, '', 'abc', 'ab12cde', '<b>123', 'ab 12c'])('is none when it is %j', (param) =>
    expect(inviteFrom(param)).toBe(''),
  );
});

describe('an account in one tap', () => {
  it.each(['id', 'mx'] as const)('suggests names and passwords that the server accepts: %s', (market) => {
    for (let i = 0; i < 500; i++) {
      const account = { userName: suggestUserName(MARKETS[market].id), password: inventPassword() };
      expect(v.is(nameAccount, account), JSON.stringify(account)).toBe(true);
    }
  });

  it('creates readable passwords, each different', () => {
    const made = Array.from({ length: 100 }, inventPassword);
    for (const one of made) expect(one).toMatch(/^([a-km-np-z2-9]{4}-){2}[a-km-np-z2-9]{4}$/);
    expect(new Set(made).size).toBe(made.length);
  });
});
