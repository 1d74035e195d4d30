import sharp from 'sharp';
import { bankAccountAdd } from '../../contract/http/money/bankAccounts.ts';
import { payFeedbackAdd } from '../../contract/http/money/deposits.ts';
import { balanceFlow } from '../../contract/http/money/statement.ts';
import { withdraw } from '../../contract/http/money/withdrawals.ts';
import { loadpageRegister, phoneLogin } from '../../contract/http/people/accounts.ts';
import { userLimitsAmount } from '../../contract/http/people/limits.ts';
import {
  emailBind,
  emailCode,
  userIdentification,
  userPhoneBind,
  userPhoneCode,
  userPinSet,
  userSessions,
} from '../../contract/http/people/security.ts';
import { siteUpload, type UploadedImage } from '../../contract/http/site/uploads.ts';
import { placeBet } from '../../house/money/ledger/bets/bets.ts';
import { openRound, queueRound } from '../../house/money/ledger/bets/rounds.ts';
import { keyed, recharge, referenceOf, sendCallback } from '../../house/testing/payments/testPayments.ts';
import { codeTo } from '../../house/testing/people/testSecurity.ts';
import { PASSWORD, type TestHouse } from '../../house/testing/testHouse.ts';

/** A player with every kind of data, which nobody else may read or change. */
export interface Victim {
  userId: string;
  token: string;
  phone: string;
  userName: string;
  email: string;
  /** By kind: each is an id or a name that belongs to the victim. */
  ids: Readonly<Record<string, string>>;
  /** The gateway's reference of the pending deposit, and the withdrawal in review. */
  depositReference: string;
  payoutReference: string;
  /** Texts that nobody else may ever get. */
  secrets: string[];
}

const PHONE = '81388877766';
const USER_NAME = 'korban_rahasia';
const EMAIL = 'korban.rahasia@example.com';
const PIN = '938271';
const FULL_NAME = 'Korban Sangat Rahasia';
/** The identity's name, in the bank's letters. */
const HOLDER = 'KORBAN SANGAT RAHASIA';
const NUMBER = '5550123987';
const WORDS = 'my deposit of the secret words zanzibar';
const BET_GAME = 'storm';

export async function makeVictim(house: TestHouse): Promise<Victim> {
  const { token, user } = await house.call(loadpageRegister, {
    input: { userName: USER_NAME, password: PASSWORD },
  });
  await house.call(userPhoneCode, { token, input: { purpose: 'bindPhone', phone: PHONE } });
  await house.call(userPhoneBind, {
    token,
    input: { phone: PHONE, code: await codeTo(house, `+62${PHONE}`) },
  });
  await house.call(emailCode, { token, input: { purpose: 'bindEmail', email: EMAIL } });
  await house.call(emailBind, { token, input: { email: EMAIL, code: await codeTo(house, EMAIL) } });
  await house.call(userPinSet, { token, input: { pin: PIN, password: PASSWORD } });
  await house.call(userIdentification, { token, input: { fullName: FULL_NAME, birthDate: '1988-07-19' } });
  await house.call(userLimitsAmount, { token, input: { kind: 'lossMonth', amount: '12345678900' } });
  const account = await house.call(bankAccountAdd, {
    token,
    input: { bank: 'BCA', number: NUMBER, holder: HOLDER, pin: PIN },
  });
  const paid = await recharge(house, token, '200000000');
  const amount = 200_000_000n;
  const reference = await referenceOf(house, 'deposit_orders', paid.id);
  await sendCallback(house, { kind: 'paid', reference, payment: 'victims-own', amount });
  const waiting = await recharge(house, token, '70000000');
  const withdrawal = await house.call(withdraw, {
    token,
    headers: keyed(),
    input: { account: account.id, amount: '40000000', pin: PIN },
  });
  // After the withdrawal, which the sign-in would block.
  const other = await house.call(phoneLogin, { input: { account: PHONE, password: PASSWORD } });
  const feedback = await house.call(payFeedbackAdd, {
    token,
    input: { id: paid.id, kind: 'other', text: WORDS },
  });
  const { sessions } = await house.call(userSessions, { token });
  const line = await house.call(balanceFlow, { token, input: { count: 1 } });
  const voucher = await upload(house, token, 'voucher');
  const avatar = await upload(house, token, 'avatar');

  const userId = BigInt(user.id);
  await queueRound(house.db, { game: BET_GAME, roundId: 1n, secret: 's', commitment: 'c', public: {} });
  await openRound(house.db, { game: BET_GAME, roundId: 1n, opensAt: 0, startsAt: 0 });
  const stake = { amount: 5_000_000n, autoRate: null, effectiveRate: null };
  const bet = await placeBet(house.db, {
    key: 'victims bet',
    userId,
    game: BET_GAME,
    roundId: 1n,
    currency: 'IDR',
    ...stake,
  });

  const depositReference = await referenceOf(house, 'deposit_orders', waiting.id);
  const payoutReference = await referenceOf(house, 'withdrawals', withdrawal.id);
  const ids = {
    user: user.id,
    deposit: waiting.id,
    paidDeposit: paid.id,
    withdrawal: withdrawal.id,
    account: account.id,
    feedback: feedback.id,
    session: sessions.find(({ own }) => !own)?.id ?? '',
    voucher: voucher.name,
    avatar: avatar.name,
    bet: bet.bet.id.toString(),
    line: line.items[0]?.id ?? '',
  };
  return {
    userId: user.id,
    token,
    phone: PHONE,
    userName: USER_NAME,
    email: EMAIL,
    ids,
    depositReference,
    payoutReference,
    secrets: [
      ...[token, other.token, PHONE, USER_NAME, EMAIL, FULL_NAME, '1988-07-19', HOLDER, NUMBER, WORDS],
      ...[depositReference, payoutReference, reference, '12345678900'],
    ],
  };
}

async function upload(house: TestHouse, token: string, purpose: string): Promise<UploadedImage> {
  const create = { width: 30, height: 30, channels: 3, background: '#5a2' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('purpose', purpose);
  form.append('images', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
  const answer = await fetch(house.url + siteUpload.path, {
    method: 'POST',
    headers: { main_token: token },
    body: form,
  });
  const { images } = (await answer.json()) as { images: UploadedImage[] };
  if (!images[0]) throw new Error(`the victim's ${purpose} was not kept`);
  return images[0];
}
