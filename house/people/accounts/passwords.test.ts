import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { hashCheaply, hashPassword, verifyPassword } from './passwords.ts';

const PLAYER = { player: 17n };
/** A player's password hash, at the cost used in production. */
let theirs: string;
beforeAll(async () => {
  hashCheaply(false);
  theirs = await hashPassword('their password', PLAYER);
});
afterAll(() => hashCheaply(true));

/** More strangers than the queue admits. */
const FLOOD = 400;
const WAITING = 250;

it('players have their PINs checked while a crowd of strangers, each from its own network, tries passwords', async () => {
  const pin = await hashPassword('482913', PLAYER);
  let done = 0;
  const crowd = Array.from({ length: FLOOD }, (_, i) =>
    verifyPassword(theirs, 'a guess', { network: `203.0.${i}.*` }).then(() => (done += 1)),
  );
  const ended = Promise.allSettled(crowd);
  for (let times = 0; times < 5; times++) expect(await verifyPassword(pin, '482913', PLAYER)).toBe(true);
  expect(done).toBeLessThan(FLOOD / 8);
  const refused = (await ended).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(FLOOD - WAITING);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: ErrorCode.tooFrequent } });
});

it('strangers of one network queue behind each other, and alternate with those of another', async () => {
  const order: string[] = [];
  const guess = (network: string) =>
    verifyPassword(theirs, 'a guess', { network }).then(
      () => order.push(network),
      () => order.push('refused'),
    );
  await Promise.all([...Array.from({ length: 80 }, () => guess('198.51.100.*')), guess('203.0.113.*')]);
  expect(order.indexOf('203.0.113.*')).toBeLessThan(order.indexOf('198.51.100.*') + 3);
  expect(order.filter((one) => one === 'refused')).toHaveLength(30);
});
