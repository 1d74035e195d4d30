import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { hub88Driver } from '../../house/providers/conformance/hub88Driver.ts';
import { oneWalletDriver } from '../../house/providers/conformance/oneWalletDriver.ts';
import { signatureOf } from '../../house/providers/hub88/signature.ts';
import { LaunchSessions } from '../../house/providers/links/sessions.ts';
import { providerLinks } from '../../house/providers/links/tables.ts';
import { playerName } from '../../house/providers/wallet/playerNames.ts';
import { addSession } from '../../house/testing/people/testSessions.ts';
import { TEST_CATALOGUE } from '../../house/testing/site/testCatalogue.ts';
import { HOSTILE, MORE_FIELDS, NO_AMOUNTS } from './hostile.ts';
import type { Answered } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

const SECRET = 'between us and canon';
const KINDS = ['bet', 'win', 'rollback'] as const;
const NOT_SIGNED = 'RS_ERROR_INVALID_SIGNATURE';
const NO_PARTNER = 'RS_ERROR_INVALID_PARTNER';
const LATE = ['RS_ERROR_TIMEOUT', 'TEMPORARY_ERROR'];

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
/** Keys of the attacked provider, of another provider, and of nobody. */
const [ours, others, strange] = [newKeys(), newKeys(), newKeys()];
const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

let world: World;
let sessions: LaunchSessions;
beforeAll(async () => {
  world = await World.open({ catalogue: TEST_CATALOGUE });
  const link = { url: 'http://127.0.0.1:1', partner: 'kilat' };
  await world.house.db.orm.insert(providerLinks).values([
    { ...link, provider: 'samudra', protocol: 'hub88', publicKey: pemOf(ours.publicKey) },
    { ...link, provider: 'idle', protocol: 'hub88', publicKey: pemOf(others.publicKey) },
    { ...link, provider: 'canon', protocol: 'oneWallet', secret: SECRET },
  ]);
  sessions = new LaunchSessions(world.house.db, world.house.house.clock);
  // Houses read it every two seconds.
  await sleep(2_500);
});
afterAll(() => world.close());

async function seatOf(userId: string, provider: string, game: string) {
  // Checks that the victim is unchanged. Requests forged for the victim need no token, or have none.
  const victims = userId === world.victim.userId;
  const opener = () => addSession(world.house.db, BigInt(userId));
  const token = victims ? 'A'.repeat(43) : await sessions.open(await opener(), provider, game);
  return { user: playerName(BigInt(userId)), token, game, currency: 'IDR' };
}

/** A player at the provider that signs, and its signed calls. */
async function atSamudra(userId: string) {
  const seat = await seatOf(userId, 'samudra', 'garuda');
  return hub88Driver({ url: `${world.house.url}/wallet/samudra`, key: ours.privateKey, seat });
}

/** Timeout for thousands of signed calls. */
const LONG_MS = 600_000;
const TRIES = 12;
const PAUSE_MS = 500;

/** Repeats a call for which the wallet had no time, as a provider would: a busy machine is not a refusal. */
async function post(path: string, body: string | Buffer, headers: Record<string, string | string[]> = {}) {
  const call = { method: 'POST', path, headers: { 'content-type': 'application/json', ...headers }, body };
  for (let tries = 1; ; tries++) {
    const answer = await world.line.send(call);
    if (tries === TRIES || !LATE.includes(statusOf(answer))) return answer;
    await sleep(PAUSE_MS * tries);
  }
}

/** Replaces the signature. */
const header = (text: string | string[]) => ({ 'x-hub88-signature': text });
const signed = (path: string, body: string) => post(path, body, header(signatureOf(body, ours.privateKey)));

function statusOf({ text }: Answered): string {
  try {
    return String(JSON.parse(text).status);
  } catch {
    return '';
  }
}

/** Every answer of the wallet is 200; it must be one of these refusals, without internal details. */
function refuses(what: string, answer: Answered, ...statuses: string[]): void {
  world.trial.judge(what, answer, 'any');
  world.trial.hold(what, answer.status === 200 && statuses.includes(statusOf(answer)), answer.text);
}

describe('a call from no provider', () => {
  it('moves nothing, whatever replaces its signature', async () => {
    const driver = await atSamudra(world.victim.userId);
    for (const kind of KINDS) {
      const transaction = { kind, id: 'forged', amount: 70_000_000n, reference: 'some bet' };
      const body = JSON.stringify(driver.bodyOf(transaction));
      const right = signatureOf(body, ours.privateKey);
      const raw = Buffer.from(right, 'base64');
      const path = `/wallet/samudra/transaction/${kind}`;
      const hmac = createHmac('sha256', pemOf(ours.publicKey)).update(body).digest('base64');
      const sha1 = sign('RSA-SHA1', Buffer.from(body), ours.privateKey).toString('base64');
      const pss = sign('sha256', Buffer.from(body), { key: ours.privateKey, padding: 6 }).toString('base64');
      const cut = [right.slice(1), `${right}A`, `${right}=`, 'A'.repeat(344)];
      const words = ['', ' ', '0', 'null', 'undefined', 'true', 'none', ...cut];
      const forged: [string, string | Buffer, Record<string, string | string[]>][] = [
        ['none', body, {}],
        ['under another name', body, { 'x-signature': right }],
        ...words.map((text): [string, string, Record<string, string | string[]>] => [
          text.slice(0, 12),
          body,
          header(text),
        ]),
        ['twice', body, header([right, right])],
        ['as base64url', body, header(raw.toString('base64url').replace(/^/, '-_'))],
        ['as hex', body, header(raw.toString('hex'))],
        ['of a stranger', body, header(signatureOf(body, strange.privateKey))],
        ['of another provider', body, header(signatureOf(body, others.privateKey))],
        ['an HMAC with the public key', body, header(hmac)],
        ['with SHA-1', body, header(sha1)],
        ['with PSS', body, header(pss)],
        ['over a space less', `${body} `, header(right)],
        ['over another name', body.replace('forged', 'forget'), header(right)],
        ['over a field less', body.replace(/\}$/, ',"user":"kilat-1"}'), header(right)],
        ['over more than nothing', '', header(right)],
        ['over UTF-8, not UTF-16', Buffer.from(body, 'utf16le'), header(right)],
        ['over no byte order mark', `\ufeff${body}`, header(right)],
      ];
      for (const [what, sent, headers] of forged)
        refuses(`a ${kind} signed ${what}`, await post(path, sent, headers), NOT_SIGNED);
      const elsewhere = (provider: string) => post(path.replace('samudra', provider), body, header(right));
      refuses('at another provider', await elsewhere('idle'), NOT_SIGNED);
      for (const other of [
        'canon',
        'nobody',
        '__proto__',
        'constructor',
        'SAMUDRA',
        'samudra%00',
        "samudra'--",
      ])
        refuses(`at ${other}`, await elsewhere(other), NO_PARTNER);
    }
    world.trial.settle();
  });

  it('is not authenticated by a guessed token', async () => {
    const seat = await seatOf(world.victim.userId, 'canon', 'pinata');
    const driver = oneWalletDriver({ url: '', secret: '', seat });
    const body = JSON.stringify(driver.bodyOf({ kind: 'win', id: 'forged', amount: 70_000_000n }));
    const all = encodeURIComponent(SECRET);
    const queries = [
      ...['', '?', '?authToken', '?authToken=', '?authToken=null', '?authToken=undefined', '?authToken=%'],
      ...[`?authToken=${all}x`, `?authToken=${all.slice(1)}`, `?authtoken=${all}`, `?authToken[]=${all}`],
      ...[`?authToken=${all}&authToken=${all}`, `?authToken=${all}%00`, `?authToken=${all.toUpperCase()}`],
      '?__proto__[authToken]=1',
    ];
    for (const query of queries)
      for (const path of ['check', 'balance', 'debit', 'credit', 'cancel'])
        refuses(`${path}${query}`, await post(`/wallet/canon/${path}${query}`, body), 'INVALID_TOKEN_ID');
    const astray = await post(`/wallet/samudra/credit?authToken=${all}`, body);
    refuses('at the other protocol', astray, 'INVALID_TOKEN_ID');
    world.trial.settle();
  });

  it('is refused with another method, or at another path', async () => {
    const path = '/wallet/samudra/transaction/win';
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      world.trial.judge(method, await world.line.send({ method, path, headers: {} }), 'refused');
    for (const place of ['', '/samudra', '/samudra/transaction', '/samudra/transaction/grant'])
      world.trial.judge(place, await post(`/wallet${place}`, '{}'), 'refused');
    world.trial.settle();
  });
});

describe('a hostile provider', () => {
  it('moves nothing with invalid fields and bodies', { timeout: LONG_MS }, async () => {
    const mallory = await world.mallory();
    const driver = await atSamudra(mallory.userId);
    const wealth = await world.wealth(mallory.userId);
    const sent: [kind: string, what: string, body: string][] = [];
    for (const kind of KINDS) {
      const body = () =>
        driver.bodyOf({ kind, id: crypto.randomUUID(), amount: 0n, reference: crypto.randomUUID() });
      const put = (field: string, value: unknown) =>
        sent.push([
          kind,
          `${field} ${JSON.stringify(value)}`.slice(0, 80),
          JSON.stringify({ ...body(), [field]: value }),
        ]);
      for (const field of Object.keys(body())) for (const value of HOSTILE) put(field, value);
      for (const [field, value] of MORE_FIELDS) put(field, value);
      for (const text of [
        '',
        'null',
        '7',
        '"x"',
        '[]',
        '{',
        '{}',
        '\u0000',
        '{"a":1}{"b":2}',
        '['.repeat(30_000),
      ])
        sent.push([kind, `the body ${text.slice(0, 12)}`, text]);
    }
    const send = async ([kind, what, body]: (typeof sent)[number]) => {
      const answer = await signed(`/wallet/samudra/transaction/${kind}`, body);
      // Values from the request are returned to its signer.
      const answerText = answer.text.replace(/"(user|request_uuid)":"(\\.|[^"\\])*"/g, '');
      world.trial.judge(`${kind}: ${what}`, { ...answer, text: answerText }, 'any');
      const fine = /^RS_(OK|ERROR_(?!TIMEOUT)[A-Z_]+)$/.test(statusOf(answer));
      world.trial.hold(`${kind}: ${what}`, answer.status === 200 && fine, answer.text);
    };
    // All concern one wallet: more concurrency would only wait for its lock, until calls time out on a busy machine.
    await each(sent, send, 3);
    world.trial.hold('nothing moved', (await world.wealth(mallory.userId)) === wealth);
    world.trial.settle();
  });

  it('moves nothing with invalid amounts', async () => {
    const mallory = await world.mallory();
    const driver = await atSamudra(mallory.userId);
    const seat = await seatOf(mallory.userId, 'canon', 'pinata');
    const { bodyOf } = oneWalletDriver({ url: '', secret: '', seat });
    const wealth = await world.wealth(mallory.userId);
    /** Invalid for both protocols; whole numbers are valid here. */
    const odd = NO_AMOUNTS.filter(
      (amount) => typeof amount !== 'number' || amount < 0 || !Number.isSafeInteger(amount),
    );
    for (const kind of ['bet', 'win'] as const)
      await each([...odd, 1, 999, 100_001], async (amount) => {
        const body = JSON.stringify({ ...driver.bodyOf({ kind, id: crypto.randomUUID() }), amount });
        const answer = await signed(`/wallet/samudra/transaction/${kind}`, body);
        const what = `a ${kind} of ${JSON.stringify(amount)?.slice(0, 40)}`;
        refuses(what, answer, 'RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_TYPES');
      });
    // 1.5 of the currency is a valid amount there.
    await each([...odd.filter((amount) => amount !== 1.5), 0.001, 1.005], async (amount) => {
      const fields = bodyOf({ kind: 'bet', id: crypto.randomUUID() });
      const body = JSON.stringify({
        ...fields,
        transaction: { ...(fields.transaction as object), amount },
      });
      const answer = await post(`/wallet/canon/debit?authToken=${encodeURIComponent(SECRET)}`, body);
      refuses(`a debit of ${JSON.stringify(amount)?.slice(0, 40)}`, answer, 'INVALID_PARAMETER');
    });
    world.trial.hold('nothing moved', (await world.wealth(mallory.userId)) === wealth);
    world.trial.settle();
  });

  it("cannot play another provider's games, use another's tokens, or roll back another's bets", async () => {
    const mallory = await world.mallory();
    const driver = await atSamudra(mallory.userId);
    const seat = await seatOf(mallory.userId, 'samudra', 'garuda');
    const hostile = hub88Driver({ url: `${world.house.url}/wallet/idle`, key: others.privateKey, seat });
    const bet = { kind: 'bet', id: 'real', amount: 500_000n } as const;
    await driver.transact(bet);
    const wealth = await world.wealth(mallory.userId);
    for (const game of ['garuda', 'pinata', 'crash', '', 'garuda\nsamudra', '../garuda'])
      for (const kind of KINDS) {
        const transaction = { kind, id: crypto.randomUUID(), amount: 100n, game, reference: bet.id };
        const { status } = await hostile.transact(transaction);
        world.trial.hold(`${kind} at ${game}`, status.startsWith('RS_ERROR'), status);
      }
    world.trial.hold('nothing moved', (await world.wealth(mallory.userId)) === wealth);
    const again = await driver.transact(bet);
    world.trial.hold('the bet stands', again.status === 'RS_OK', again.status);
    world.trial.settle();
  });
});
