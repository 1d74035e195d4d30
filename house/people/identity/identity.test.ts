import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { bankAccountAdd } from '../../../contract/http/money/bankAccounts.ts';
import { payRecharge } from '../../../contract/http/money/deposits.ts';
import { userLimitsAge } from '../../../contract/http/people/limits.ts';
import { userDocuments, userIdentification, userIdentity } from '../../../contract/http/people/security.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { operateAs } from '../../testing/ledger/testOperators.ts';
import { keyed, PIN } from '../../testing/payments/testPayments.ts';
import { identify, requireIdentity, upload } from '../../testing/people/testIdentity.ts';
import { codeOf } from '../../testing/people/testSecurity.ts';
import { addOwner, requestFor } from '../../testing/people/testTakeover.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const DEPOSITS_FROM = 60_000_000n;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 3_600_000 }, sandbox: true } });
  // Only operators decide, unless a test changes it.
  await house.db.pool.query('UPDATE markets SET identity_checker = NULL');
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

const operate = (text: string, ...values: unknown[]) =>
  operateAs<Record<string, unknown>>(house.db, 'ani', text, values);
/** A player with a deposit and a bank account in this holder's name, with the market's rules on. */
async function owner() {
  await house.db.pool.query(
    'UPDATE markets SET least_age = NULL, identity_withdrawals = false, identity_deposits = NULL',
  );
  const one = await addOwner(house, 50_000_000n);
  await requireIdentity(house.db, DEPOSITS_FROM);
  return one;
}
const stateOf = async (token: string) => (await house.call(userIdentity, { token })).state;

describe('a withdrawal', () => {
  it('requires a verified identity, decided by an operator from documents', async () => {
    const { token, account, userId } = await owner();
    const request = async () => (await requestFor(house, token, account)).json;
    expect((await request()).errCode).toBe(ErrorCode.identityNeeded);
    const document = await identify(house, token);
    expect(await stateOf(token)).toBe('pending');
    expect((await request()).errCode).toBe(ErrorCode.identityNeeded);
    const [waiting] = await operate('SELECT * FROM open_identities WHERE user_id = $1', userId);
    expect(waiting).toMatchObject({ full_name: 'Budi Santoso', documents: [document], same: 0n });
    const [picture] = await operate(
      `SELECT identity_document($1, $2, 'to verify') AS bytes`,
      userId,
      document,
    );
    expect(picture).toMatchObject({ bytes: expect.any(Buffer) });
    expect(String(picture?.bytes).slice(8, 12)).toBe('WEBP');
    await operate("SELECT identity_verify($1, 'as on the card')", userId);
    expect(await stateOf(token)).toBe('verified');
    expect((await request()).errCode).toBeUndefined();
    const acts = await operate('SELECT act FROM operator_log WHERE user_id = $1 ORDER BY id', userId);
    expect(acts.map(({ act }) => act)).toEqual(['identity_document', 'identity_verify']);
    await expect(operate("SELECT identity_refuse($1, 'no')", userId)).rejects.toMatchObject({ code: 704 });
  });

  it('goes only to an account in the verified name', async () => {
    const { token, account, userId } = await owner();
    await identify(house, token, 'Citra Dewi');
    await operate("SELECT identity_verify($1, 'as on the card')", userId);
    expect((await requestFor(house, token, account)).json.errCode).toBe(ErrorCode.holderNotOwn);
    const other = { bank: 'BRI', holder: 'Budi Santoso', number: '123456789012345', pin: PIN };
    expect(await codeOf(house, bankAccountAdd, token, other)).toBe(ErrorCode.holderNotOwn);
  });
});

describe('documents', () => {
  it('that are refused show the reason, and can be sent again with another name', async () => {
    const { token, userId } = await owner();
    const first = await identify(house, token, 'Budi Santos');
    await operate("SELECT identity_refuse($1, 'namanya tidak sama dengan KTP')", userId);
    expect(await house.call(userIdentity, { token })).toMatchObject({
      state: 'refused',
      answer: 'namanya tidak sama dengan KTP',
    });
    const { name } = await upload(house, token, 'identity');
    const corrected = { fullName: 'Budi Santoso', birthDate: '1990-05-17' };
    const young = { fullName: 'Budi Santoso', birthDate: '2020-05-17' };
    expect(await codeOf(house, userDocuments, token, { documents: [name], corrected: young })).toBe(
      ErrorCode.tooYoung,
    );
    expect(await house.call(userDocuments, { token, input: { documents: [name], corrected } })).toMatchObject(
      {
        state: 'pending',
        fullName: 'Budi Santoso',
        answer: null,
      },
    );
    expect(await codeOf(house, userDocuments, token, { documents: [name] })).toBe(ErrorCode.alreadySet);
    // Refused documents are deleted like any unreferenced upload.
    const { rows } = await house.db.pool.query(
      'SELECT name, unused_since IS NULL AS kept FROM uploads WHERE name = ANY ($1) ORDER BY name = $2',
      [[first, name], name],
    );
    expect(rows).toEqual([
      { name: first, kept: false },
      { name, kept: true },
    ]);
  });

  it('must be the player’s own uploads of that purpose, and cannot be downloaded', async () => {
    const [one, other] = [await house.register(), await house.register()];
    const named = (token: string, documents: string[]) => codeOf(house, userDocuments, token, { documents });
    const own = await upload(house, one.token, 'identity');
    const strangers = await upload(house, other.token, 'identity');
    const voucher = await upload(house, one.token, 'voucher');
    expect(await named(one.token, [own.name])).toBe(ErrorCode.conditionsNotMet);
    const given = { fullName: 'Budi Santoso', birthDate: '1990-05-17' };
    await house.call(userIdentification, { token: one.token, input: given });
    for (const name of [strangers.name, voucher.name])
      expect(await named(one.token, [name])).toBe(ErrorCode.notFound);
    for (const token of [one.token, other.token])
      expect((await house.request('GET', own.path, { token })).json.errCode).toBe(ErrorCode.notFound);
    await expect(
      operate(`SELECT identity_document($1, $2, 'why')`, one.user.id, strangers.name),
    ).rejects.toMatchObject({
      code: 704,
    });
  });

  it('are decided by a checker if the market names one, and the player is notified', async () => {
    const { token, phone } = await owner();
    await house.db.pool.query("UPDATE markets SET identity_checker = 'sandbox'");
    const refused = await owner();
    await identify(house, token);
    await identify(house, refused.token, 'Sandbox Santoso');
    await vi.waitFor(async () => expect(await stateOf(token)).toBe('verified'), { timeout: 30_000 });
    await vi.waitFor(async () => expect(await stateOf(refused.token)).toBe('refused'), { timeout: 30_000 });
    await vi.waitFor(
      async () => {
        const { rows } = await house.db.pool.query(
          'SELECT purpose FROM outbox WHERE "to" = $1 AND purpose LIKE $2',
          [`+62${phone}`, 'identityV%'],
        );
        expect(rows).toEqual([{ purpose: 'identityVerified' }]);
      },
      { timeout: 20_000 },
    );
    await house.db.pool.query('UPDATE markets SET identity_checker = NULL');
  });

  it.each([
    "UPDATE user_identities SET state = 'verified', decided_by = 'x'",
    "UPDATE user_identities SET full_name = 'x'",
    'DELETE FROM user_identities',
    "SELECT identity_decide(1, 'x', 'verified', NULL)",
    "SELECT identity_verify(1, 'x')",
  ])('a house cannot %s', async (text) => {
    await expect(house.house.db.pool.query(text)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a deposit', () => {
  it("requires the age, and above the market's threshold a verified identity; pending deposits count", async () => {
    await requireIdentity(house.db, DEPOSITS_FROM);
    const { token, user } = await house.register();
    const pay = async (amount: bigint) => {
      const body = { port: 'qris', amount: amount.toString() };
      const { status, json } = await house.request('POST', payRecharge.path, {
        token,
        headers: keyed(),
        body,
      });
      return status === 200 ? 'done' : json.errCode;
    };
    expect(await pay(10_000_000n)).toBe(ErrorCode.ageUnknown);
    await house.call(userLimitsAge, { token, input: { year: 1990, month: 5, day: 17 } });
    expect(await pay(50_000_000n)).toBe('done');
    expect(await pay(20_000_000n)).toBe(ErrorCode.identityNeeded);
    expect(await pay(10_000_000n)).toBe('done');
    await identify(house, token);
    await operate("SELECT identity_verify($1, 'as on the card')", user.id);
    expect(await pay(20_000_000n)).toBe('done');
  });
});
