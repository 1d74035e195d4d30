import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  chatIgnore,
  chatMessages,
  chatNews,
  chatReport,
  chatSend,
  chatShareWin,
  chatStanding,
} from '../../contract/chat/operations.ts';
import { MOST_SIGNS } from '../../contract/chat/rooms.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { ChannelError, TestChannel, UNBOUNDED } from '../../house/testing/core/testChannel.ts';
import { HOSTILE } from './hostile.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
const channels: TestChannel[] = [];
beforeAll(async () => {
  world = await World.open({ channelLimits: { budgets: UNBOUNDED } });
  await world.house.db.pool.query("INSERT INTO chat_rooms (room, slow_ms) VALUES ('*', 0)");
});
afterAll(async () => {
  await Promise.all(channels.map((channel) => channel.close()));
  await world.close();
});

function open(token?: string): TestChannel {
  const channel = new TestChannel(world.house.url, token);
  channels.push(channel);
  return channel;
}

/** An adult attacker with a socket. */
async function talker() {
  const { userId, token } = await world.mallory();
  await world.house.db.pool.query(
    "INSERT INTO player_guards (user_id, time_zone, age_confirmed_at) VALUES ($1, 'Asia/Jakarta', 1)",
    [userId],
  );
  return { userId, token, channel: open(token) };
}

let keys = 0;
const send = (channel: TestChannel, text: string, more = {}) =>
  channel.call(chatSend, { key: `abuse-${++keys}`, room: 'crash', text, ...more });
/** The refusal code; 0 if answered. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error) => {
      if (error instanceof ChannelError) return error.errCode;
      throw error;
    },
  );

/** Markup, wide and long texts, other text directions, invisible characters, disguised numbers. */
const TEXTS: readonly string[] = [
  ...HOSTILE.filter((value) => typeof value === 'string'),
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '[x](javascript:alert(1))',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  '\u202egnp.exe\u202c',
  '\u2067\u2066\u202d'.repeat(60),
  `مرحبا ${'\u202e'.repeat(50)} abc`,
  'W'.repeat(MOST_SIGNS),
  `${'e'}${'\u0301'.repeat(150)}`,
  '\u200b'.repeat(199),
  '👨‍👩‍👧‍👦'.repeat(28),
  '﷽'.repeat(MOST_SIGNS),
  '\u{12031}'.repeat(50),
  'a\u2028b\u2029c\n\n\n\nd',
  '０８１２３４５６７８９０',
  '𝟎𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟎',
  '0\u200d8\u200d1\u200d2\u200d3\u200d4\u200d5\u200d6\u200d7\u200d8\u200d9',
  '⓪⑧①②③④⑤⑥⑦⑧⑨⓪',
  '०८१२३४५६७८९०',
  'O8I2З4567B9O 081 234 567 89',
  'T.me / x',
  'hxxps://evil.example http://evil.example',
];
/** Characters that would reorder, hide or stretch the surrounding text. */
const TRICKS = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2028\u2029\ufeff]|\p{M}{3}/u;
const LONG_NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){8}/u;

it('any text becomes a short line of plain text, or is refused', async () => {
  for (let i = 0; i < TEXTS.length; i += 10) {
    const { channel } = await talker();
    await each(TEXTS.slice(i, i + 10), async (text) => {
      const what = `a message of ${JSON.stringify(text).slice(0, 60)}`;
      const sent = await send(channel, text).catch((error) => {
        if (!(error instanceof ChannelError)) throw error;
        return error.errCode;
      });
      if (typeof sent === 'number')
        return world.trial.hold(`${what} is refused for what it is`, sent === ErrorCode.badParameter, sent);
      const shown = sent.message.text;
      world.trial.hold(`${what} has no tricks`, !TRICKS.test(shown), JSON.stringify(shown));
      world.trial.hold(`${what} has no number`, !LONG_NUMBER.test(shown), shown);
      world.trial.hold(`${what} has no link`, !/https?:\/\/\S|\bt\.me/i.test(shown), shown);
      world.trial.hold(`${what} is short`, [...shown].length <= MOST_SIGNS && shown !== '', shown);
    });
  }
  world.trial.settle();
});

it('nobody can post under another name, with another’s key, or with an invalid win', async () => {
  const [mallory, ani] = [await talker(), await talker()];
  await world.house.db.pool.query("UPDATE users SET name = 'Ani Setia' WHERE id = $1", [ani.userId]);
  const { message } = await send(mallory.channel, 'Ani Setia: aku kasih bonus, Kilat resmi', {
    mentions: [ani.userId, world.victim.userId, mallory.userId],
  });
  world.trial.hold('the name is the account’s', message.name === 'Mallory', message.name);
  world.trial.hold('a name that is not called is not told', message.mentions.length === 0);

  const key = 'shared-key-of-two';
  const [own, theirs] = [
    await send(ani.channel, 'punyaku', { key }),
    await send(mallory.channel, 'punyaku', { key }),
  ];
  world.trial.hold('a key is its player’s', own.message.id !== theirs.message.id);

  const stolen = await codeOf(
    mallory.channel.call(chatShareWin, { key: 'stolen-win', room: 'crash', roundId: '1', betId: '1' }),
  );
  world.trial.hold('no win is made up', stolen === ErrorCode.notFound, stolen);
  world.trial.settle();
});

it('a flood from one account over many sockets reaches the room a few times a minute, and stays small for readers', async () => {
  const mallory = await talker();
  const sockets = [mallory.channel, ...Array.from({ length: 7 }, () => open(mallory.token))];
  const reader = open();
  const news = reader.collect(chatNews, { room: 'dice' });
  await reader.call(chatStanding, { room: 'dice' });
  const codes = await Promise.all(
    sockets.flatMap((socket) =>
      Array.from({ length: 12 }, (_, i) => codeOf(send(socket, `banjir ${i}`, { room: 'dice' }))),
    ),
  );
  const taken = codes.filter((code) => code === 0).length;
  world.trial.hold('fifteen a minute at most', taken > 0 && taken <= 15, taken);
  world.trial.hold(
    'the rest is too much',
    codes.every((code) => code === 0 || code === ErrorCode.tooFrequent),
  );
  await vi.waitFor(() => expect(news.flatMap(({ messages }) => messages)).toHaveLength(taken), {
    timeout: 20_000,
  });
  world.trial.settle();
});

it('reports and ignoring affect nobody else, and are limited', async () => {
  const [mallory, ani] = [await talker(), await talker()];
  const { message } = await send(ani.channel, 'halo', { room: 'wingo' });
  const report = (messageId: string) =>
    codeOf(mallory.channel.call(chatReport, { messageId, reason: 'abuse' }));
  const codes: number[] = [];
  for (let i = 0; i < 24; i++) codes.push(await report(i % 2 ? message.id : `9${i}`));
  world.trial.hold(
    'twenty an hour',
    codes.slice(20).every((code) => code === ErrorCode.tooFrequent),
    codes.join(),
  );
  world.trial.hold('what is not there is not found', codes[0] === ErrorCode.notFound);
  const room = await open().call(chatMessages, { room: 'wingo' });
  world.trial.hold(
    'a reported message stays',
    room.some(({ id }) => id === message.id),
  );
  await mallory.channel.call(chatIgnore, { userId: ani.userId, ignored: true });
  const { ignored } = await ani.channel.call(chatStanding, { room: 'wingo' });
  world.trial.hold('ignoring is for who ignores', ignored.length === 0);
  world.trial.settle();
});
