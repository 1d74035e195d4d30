import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedbackCallback, payFeedbackAdd, payFeedbacks } from '../../../contract/http/money/deposits.ts';
import { Uploads } from '../../site/uploads/uploads.ts';
import {
  addHolder,
  codeOf,
  recharge,
  referenceOf,
  sendCallback,
  takeOut,
} from '../../testing/payments/testPayments.ts';
import { agePictures, picturesOf, upload } from '../../testing/site/testUploads.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 3_600_000 } } });
});
afterAll(() => house.close());

/** Adds a player with a deposit and a withdrawal. */
async function withOrders() {
  const holder = await addHolder(house);
  const { id: deposit } = await recharge(house, holder.token, '100000000');
  const reference = await referenceOf(house, 'deposit_orders', deposit);
  await sendCallback(house, { kind: 'paid', reference, payment: `of-${deposit}`, amount: 100_000_000n });
  // A second one, to give the two orders different numbers.
  const { id: withdrawal } = await takeOut(house, holder, '50000000');
  return { ...holder, deposit, withdrawal };
}
const FEEDBACK = { kind: 'notCredited' as const, text: 'Where is my money?' };

describe('feedback', () => {
  it('is about a deposit or a withdrawal, which have separate numbers', async () => {
    const { token, deposit, withdrawal } = await withOrders();
    await withOrders();
    await recharge(house, token, '100000000');
    const about = { id: withdrawal, of: 'withdrawal' as const };
    const stored = await house.call(payFeedbackAdd, { token, input: { ...about, ...FEEDBACK } });
    expect(stored).toMatchObject({ ...FEEDBACK, images: [], solved: null });
    const { id: other } = await house.call(payFeedbackAdd, { token, input: { id: deposit, ...FEEDBACK } });
    const listed = async (input: { id: string; of?: 'deposit' | 'withdrawal' }) =>
      (await house.call(payFeedbacks, { token, input })).feedbacks.map(({ id }) => id);
    expect(await listed(about)).toEqual([stored.id]);
    expect(await listed({ id: deposit })).toEqual([other]);
    expect(await listed({ id: deposit, of: 'deposit' })).toEqual([other]);
    await house.call(feedbackCallback, { token, input: { id: stored.id, solved: true } });
    expect((await house.call(payFeedbacks, { token, input: about })).feedbacks[0]?.solved).toBe(true);
  });

  it('is accepted for the player’s own orders only', async () => {
    const one = await withOrders();
    const two = await withOrders();
    for (const [id, of] of [
      [two.deposit, 'deposit'],
      [two.withdrawal, 'withdrawal'],
      ['999999', 'withdrawal'],
    ] as const) {
      expect(await codeOf(house, payFeedbacks, { token: one.token, input: { id, of } })).toBe(704);
      expect(await codeOf(house, payFeedbackAdd, { token: one.token, input: { id, of, ...FEEDBACK } })).toBe(
        704,
      );
    }
    for (const input of [
      { id: one.deposit, of: 'order', ...FEEDBACK },
      { id: one.deposit, ...FEEDBACK, images: 'x' },
      { id: one.deposit, ...FEEDBACK, images: ['short'] },
      { id: one.deposit, ...FEEDBACK, images: Array(4).fill('A'.repeat(22)) },
    ])
      expect(await codeOf(house, payFeedbackAdd, { token: one.token, input })).toBe(3);
  });

  it('stores up to three of the player’s own pictures', async () => {
    const { token, userId, withdrawal } = await withOrders();
    const stranger = await addHolder(house);
    const [voucher, shot, avatar] = [
      await upload(house, token, 'voucher'),
      await upload(house, token, 'feedback'),
      await upload(house, token, 'avatar'),
    ].map(({ name }) => name) as [string, string, string];
    const theirs = (await upload(house, stranger.token, 'voucher')).name;
    const input = { id: withdrawal, of: 'withdrawal' as const, ...FEEDBACK };
    for (const images of [[theirs], [avatar], [voucher, 'A'.repeat(22)]])
      expect(await codeOf(house, payFeedbackAdd, { token, input: { ...input, images } })).toBe(704);
    expect((await house.call(payFeedbacks, { token, input })).feedbacks).toEqual([]);
    const { images } = await house.call(payFeedbackAdd, {
      token,
      input: { ...input, images: [voucher, shot, voucher] },
    });
    expect(images).toEqual([voucher, shot]);
    await agePictures(house, 25 * 3_600_000);
    await new Uploads({ db: house.db, clock: house.house.clock }).prune();
    expect((await picturesOf(house, userId)).sort()).toEqual([voucher, shot].sort());
  });

  it('about one withdrawal is limited to ten, also when sent at once', async () => {
    const { token, withdrawal } = await withOrders();
    const input = { id: withdrawal, of: 'withdrawal' as const, ...FEEDBACK };
    const codes = await Promise.all(
      Array.from({ length: 14 }, () => codeOf(house, payFeedbackAdd, { token, input })),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect(codes.filter((code) => code === 667)).toHaveLength(4);
  });
});
