import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { userIdentification, userSecurity } from '../../../contract/http/people/security.ts';
import { codeOf } from '../../testing/people/testSecurity.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

describe('identification', () => {
  const give = (token: string | undefined, birthDate: string, fullName = 'Budi Santoso') =>
    codeOf(house, userIdentification, token, { fullName, birthDate });

  it('is given once', async () => {
    const { token } = await house.register();
    expect(await give(token, '1990-05-17')).toBe('done');
    expect(await give(token, '1991-05-17')).toBe(ErrorCode.alreadySet);
    expect((await house.call(userSecurity, { token })).identity).toBe('unverified');
    const other = await house.register();
    expect((await house.call(userSecurity, { token: other.token })).identity).toBe('none');
  });

  it('requires an adult player, a real date and a name', async () => {
    const { token } = await house.register();
    const thisYear = new Date(house.house.clock.now()).getUTCFullYear();
    const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(
      house.house.clock.now() + 36 * 3_600_000,
    );
    const almost = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`;
    for (const date of [almost, `${thisYear - 10}-01-01`])
      expect(await give(token, date), date).toBe(ErrorCode.tooYoung);
    for (const date of ['1990-02-30', '1990-13-01', '1850-01-01', `${thisYear + 1}-01-01`, '17.5.1990', ''])
      expect(await give(token, date), date).toBe(ErrorCode.badParameter);
    for (const name of ['', 'B', '<b>Budi</b>', 'x'.repeat(81), 'Budi\u202eSantoso', '12345'])
      expect(await give(token, '1990-05-17', name), name).toBe(ErrorCode.badParameter);
    expect(await give(token, '1990-05-17', 'María José Núñez-O’Hara')).toBe('done');
    expect(await give(undefined, '1990-05-17')).toBe(ErrorCode.logInFirst);
  });
});
