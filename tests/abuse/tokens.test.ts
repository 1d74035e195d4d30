import { afterAll, beforeAll, describe, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { logout } from '../../contract/http/people/accounts.ts';
import { newTokens } from '../../house/people/accounts/sessions.ts';
import { leaveAlone } from '../../house/testing/people/testSecurity.ts';
import { FORM, SECURED } from './registry.ts';
import { samplesOf } from './sample.ts';
import { requestOf, type Sent } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
let bad: [string, (sent: Sent) => Sent][];
beforeAll(async () => {
  world = await World.open();
  bad = await badTokens();
}, 60_000);
afterAll(() => world.close());

const NOT_SIGNED_IN = [ErrorCode.logInFirst, ErrorCode.badToken];

/** The request with any value in its token header. */
const bearing = (token: string | string[]) => (sent: Sent) => ({
  ...sent,
  headers: { ...sent.headers, main_token: token },
});
const withHeader = (name: string, value: string) => (sent: Sent) => ({
  ...sent,
  headers: { ...sent.headers, [name]: value },
});

/** Every request variant without a valid token in the header main_token. */
async function badTokens(): Promise<[string, (sent: Sent) => Sent][]> {
  const { victim, house } = world;
  const [mallory, gone, expired] = await Promise.all([world.mallory(), world.mallory(), world.mallory()]);
  await house.call(logout, { token: gone.token });
  await house.db.pool.query('UPDATE sessions SET expires_at = 1 WHERE user_id = $1', [expired.userId]);
  const own = mallory.token;
  const hex = own.split('-')[2] ?? '';
  const texts: [string, string][] = [
    ['an empty token', ''],
    ['a blank', ' '],
    ['no token at all', 'hello'],
    ['null', 'null'],
    ['undefined', 'undefined'],
    ['true', 'true'],
    ['an object', '[object Object]'],
    ['one nobody has', newTokens(BigInt(mallory.userId)).token],
    ['one nobody has, of the victim', newTokens(BigInt(victim.userId)).token],
    ["the victim's id in front of an own secret", `k1-${victim.userId}-${hex}`],
    ['no id', `k1--${hex}`],
    ['the id nought', `k1-0-${hex}`],
    ['a negative id', `k1--${mallory.userId}-${hex}`],
    ['an id with a nought before it', `k1-0${mallory.userId}-${hex}`],
    ['a huge id', `k1-${'9'.repeat(30)}-${hex}`],
    ['another kind', own.replace('k1', 'k2')],
    ['a shorter one', own.slice(0, -1)],
    ['a longer one', `${own}0`],
    ['capitals', own.toUpperCase()],
    ['a capital secret', `k1-${mallory.userId}-${hex.toUpperCase()}`],
    ['its secret alone', hex],
    ['the secret of noughts', `k1-${victim.userId}-${'0'.repeat(64)}`],
    ['Bearer before it', `Bearer ${own}`],
    ['quotes around it', `"${own}"`],
    ['two with a comma', `${own}, ${own}`],
    ['two with a semicolon', `${own};${own}`],
    ['SQL', `' OR '1'='1`],
    ['SQL in the id', `k1-${victim.userId} OR 1=1-${hex}`],
    ['a pattern', `k1-${victim.userId}-${'%'.repeat(64)}`],
    ['letters that are no ASCII', '\u00ff\u00fe\u00e9'],
    ['a path', '../../etc/passwd'],
    ['8,000 signs', 'a'.repeat(8_000)],
    ['one signed out', gone.token],
    ['one run out', expired.token],
  ];
  return [
    ['no token', (sent) => sent],
    ...texts.map(([what, text]): [string, (sent: Sent) => Sent] => [what, bearing(text)]),
    ['the header twice', bearing([own, own])],
    ['a good one after a bad one', bearing(['hello', own])],
    ['the header Authorization', withHeader('authorization', `Bearer ${own}`)],
    ['the header main-token', withHeader('main-token', own)],
    ['the header token', withHeader('token', own)],
    ['the header x-main_token', withHeader('x-main_token', own)],
    ['a cookie', withHeader('cookie', `main_token=${own}; token=${own}`)],
    ['the header user_id', withHeader('user_id', victim.userId)],
    ['the query', (sent) => ({ ...sent, path: withQuery(sent.path, `main_token=${own}&token=${own}`) })],
    [
      'the body',
      (sent) =>
        typeof sent.body === 'string' && sent.body.startsWith('{')
          ? { ...sent, body: JSON.stringify({ main_token: own, token: own, ...JSON.parse(sent.body) }) }
          : sent,
    ],
  ];
}

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

describe('a secured call without a valid token', () => {
  it.each(SECURED)('$name', async (named) => {
    const inputs = named.name === FORM ? [undefined] : samplesOf(named);
    for (const input of inputs.length > 0 ? inputs : [undefined])
      await each(bad, async ([what, alter]) => {
        const answer = await world.line.send(alter(requestOf(named.call, input)));
        world.trial.judge(`${named.name} with ${what}`, answer, NOT_SIGNED_IN);
      });
    world.trial.settle();
  });
});

/** Calls that change an account's security or the destination of its money, and those that send money there. */
const SENSITIVE = [
  'bankAccountAdd',
  'bankAccountChange',
  'bankAccountDelete',
  'withdraw',
  'userPinSet',
  'userPinChange',
  'userPhoneCode',
  'userPhoneBind',
  'emailCode',
  'emailVerify',
  'emailBind',
  'userPassword',
  'userMfaBegin',
  'userMfaConfirm',
  'userMfaRemove',
  'emailMfa',
  'userIdentification',
];

it('a session that was idle for 30 minutes cannot make sensitive calls', async () => {
  const left = await world.mallory();
  await leaveAlone(world.house, left.userId, 24 * 3_600_000);
  const before = await world.wealth(left.userId);
  for (const name of SENSITIVE) {
    const named = SECURED.find((one) => one.name === name);
    world.trial.hold(`${name} is a secured call`, named !== undefined);
    if (named)
      for (const input of samplesOf(named))
        for (let again = 0; again < 3; again++) {
          const answer = await world.line.send(requestOf(named.call, input, left.token));
          world.trial.judge(`${name} after 30 idle minutes`, answer, [ErrorCode.signInAgain]);
        }
  }
  world.trial.hold('its money is there', (await world.wealth(left.userId)) === before);
  world.trial.settle();
});
