import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  loadpageRegister,
  phoneLogin,
  phoneRegister,
  user,
  userBrief,
} from '../../../contract/http/people/accounts.ts';
import type { NameAccount } from '../../../contract/http/people/inputs/credentials.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

const byName = (body: unknown, headers = {}) =>
  house.request('POST', loadpageRegister.path, { body, headers });
const countUsers = async () => {
  const { rows } = await house.db.pool.query<{ n: bigint }>('SELECT count(*) AS n FROM users');
  return rows[0]?.n;
};
const invitedBy = async (userId: string) => {
  const { rows } = await house.db.pool.query('SELECT invited_by AS id FROM users WHERE id = $1', [userId]);
  return rows[0]?.id;
};

describe('a user name', () => {
  it('makes an account without a phone, with play money, and signs in in any case', async () => {
    const input: NameAccount = { userName: 'Elang_Gesit42', password: PASSWORD };
    const { token, user: fresh } = await house.call(loadpageRegister, { input });
    expect(fresh).toMatchObject({ balance: '100000000', currency: 'IDR' });
    expect(fresh.name).not.toContain('Elang_Gesit42');
    expect(await house.call(user, { token })).toMatchObject({ phone: '', userName: 'Elang_Gesit42' });
    for (const account of ['Elang_Gesit42', 'elang_gesit42', 'ELANG_GESIT42'])
      expect(await house.call(phoneLogin, { input: { account, password: PASSWORD } })).toMatchObject({
        user: { id: fresh.id },
      });
  });

  it('must not be reserved for the house', async () => {
    for (const userName of ['admin', 'Adm1n_99', 'kilat_cs']) {
      const { status, json } = await byName({ userName, password: PASSWORD });
      expect([status, json.errCode]).toEqual([400, ErrorCode.userExists]);
    }
  });

  it('that is taken, in any case, is refused with 7010', async () => {
    await house.call(loadpageRegister, { input: { userName: 'satu_saja', password: PASSWORD } });
    const { status, json } = await byName({ userName: 'Satu_Saja', password: 'another one' });
    expect([status, json.errCode]).toEqual([400, ErrorCode.userExists]);
  });

  it('requested twice concurrently makes one account with one grant', async () => {
    const before = await countUsers();
    const answers = await Promise.all([
      byName({ userName: 'rebutan', password: PASSWORD }),
      byName({ userName: 'REBUTAN', password: PASSWORD }),
      byName({ userName: 'Rebutan', password: PASSWORD }),
    ]);
    expect(answers.map(({ json }) => json.errCode ?? 'made').sort()).toEqual([7010, 7010, 'made']);
    expect(await countUsers()).toBe((before ?? 0n) + 1n);
    const { json } = answers.find(({ status }) => status === 200) ?? {};
    expect(await house.call(userBrief, { token: String(json?.token) })).toMatchObject({
      balance: '100000000',
    });
  });

  it('sent again with its idempotency key signs in to the account it created', async () => {
    const body = { userName: 'sekali_saja', password: PASSWORD };
    const headers = { 'Idempotency-Key': 'one-intent' };
    const [first, second] = await Promise.all([byName(body, headers), byName(body, headers)]);
    expect(second.json.user).toEqual(first.json.user);
    expect((await byName({ ...body, password: 'not the same' }, headers)).json.errCode).toBe(7010);
  });

  it.each(['abc', '1abcd', 'a b c d', 'a'.repeat(21), 'pemain-1', 'pemaín1', '_main', 81234567890])(
    'cannot be %j',
    async (userName) => {
      expect((await byName({ userName, password: PASSWORD })).json.errCode).toBe(ErrorCode.badParameter);
    },
  );

  it('guessed eight times is locked, in any case', async () => {
    await house.call(loadpageRegister, { input: { userName: 'dikunci', password: PASSWORD } });
    const login = (account: string, password: string) =>
      house.request('POST', phoneLogin.path, { body: { account, password } });
    for (let i = 0; i < 8; i++) {
      const account = i % 2 ? 'DIKUNCI' : 'dikunci';
      expect((await login(account, `guess number ${i}`)).json.errCode).toBe(7021);
    }
    expect((await login('Dikunci', PASSWORD)).json.errCode).toBe(ErrorCode.tooFrequent);
  });

  it('that is unknown gets the same answer as a wrong password', async () => {
    await house.call(loadpageRegister, { input: { userName: 'ada_orang', password: PASSWORD } });
    const [wrong, nobody] = await Promise.all(
      ['ada_orang', 'tidak_ada'].map((account) =>
        house.request('POST', phoneLogin.path, { body: { account, password: 'wrong password' } }),
      ),
    );
    expect([wrong?.status, wrong?.json.errCode]).toEqual([400, ErrorCode.wrongPhoneOrPassword]);
    expect([nobody?.status, nobody?.text]).toEqual([wrong?.status, wrong?.text]);
  });
});

describe('an invite code', () => {
  it('of a player records the inviter, by phone and by user name, in any case', async () => {
    const { token, user: host } = await house.register();
    const { inviteCode } = await house.call(user, { token });
    const friend = await house.call(phoneRegister, {
      input: { phone: '81377770001', password: PASSWORD, inviteCode: inviteCode.toLowerCase() },
    });
    const other = await house.call(loadpageRegister, {
      input: { userName: 'teman_baru', password: PASSWORD, inviteCode },
    });
    for (const { user: guest } of [friend, other]) expect(String(await invitedBy(guest.id))).toBe(host.id);
    expect(await invitedBy(host.id)).toBeNull();
  });

  it.each([
    ['ZZZZZZ', '81377770002'],
    ['AB-123', '81377770003'],
    ['x', '81377770004'],
  ])("that is nobody's (%s) stops nothing and is named", async (inviteCode, phone) => {
    const headers = { 'idempotency-key': `wrong-invite-${phone}` };
    const body = { phone, password: PASSWORD, inviteCode };
    const first = await house.request('POST', phoneRegister.path, { body, headers });
    const { id } = first.json.user as { id: string };
    expect([first.status, first.json.inviteError]).toEqual([200, ErrorCode.invalidInvite]);
    expect(await invitedBy(id)).toBeNull();
    // The same request again, as after a lost answer.
    const again = await house.request('POST', phoneRegister.path, { body, headers });
    expect(again.json).toMatchObject({ user: { id }, inviteError: ErrorCode.invalidInvite });
    const named = await byName({ userName: `tanpa_${phone}`, password: PASSWORD, inviteCode });
    expect(named.json.inviteError).toBe(ErrorCode.invalidInvite);
  });

  it('that is right, or not given, is no error', async () => {
    const { token } = await house.register();
    const { inviteCode } = await house.call(user, { token });
    const given = [{ userName: 'teman_ketiga', inviteCode }, { userName: 'teman_keempat' }];
    for (const input of given) {
      const answer = await byName({ ...input, password: PASSWORD });
      expect([answer.status, 'inviteError' in answer.json]).toEqual([200, false]);
    }
  });

  it('is given to players from before invite codes, and not to bots', async () => {
    const path = new URL('../../core/db/migrations/0007_invite_codes.sql', import.meta.url);
    const migration = await readFile(path, 'utf8');
    await house.register();
    await house.db.pool.query(`UPDATE users SET invite_code = NULL`);
    await house.db.pool.query(
      `INSERT INTO users (name, currency, bot, created_at) VALUES ('b', 'IDR', true, 0)`,
    );
    await house.db.pool.query(migration);
    const { rows } = await house.db.pool.query<{ bot: boolean; code: string | null }>(
      'SELECT bot, invite_code AS code FROM users',
    );
    const codes = rows.filter(({ bot }) => !bot).map(({ code }) => code);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(rows.filter(({ bot }) => bot).map(({ code }) => code)).toEqual([null]);
  });
});
