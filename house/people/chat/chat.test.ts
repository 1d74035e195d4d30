import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  chatIgnore,
  chatLatest,
  chatMessages,
  chatNews,
  chatReport,
  chatSend,
  chatShareWin,
  chatStanding,
  chatWins,
} from '../../../contract/chat/operations.ts';
import { ErrorCode } from '../../../contract/errors.ts';
import { userLimitsAge, userLimitsBreak } from '../../../contract/http/people/limits.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { PlayerCards } from '../../play/games/playerCards.ts';
import type { TestChannel } from '../../testing/core/testChannel.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { RegisteredPlayer } from '../../testing/games/registeredPlayer.ts';
import { addEndedBet } from '../../testing/games/testWins.ts';
import { operateAs } from '../../testing/ledger/testOperators.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { ChatMessages } from './messages.ts';

let house: TestHouse;
/** A second house on the same database. */
let other: TestHouse;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** One visitor per house. */
let readers: TestChannel[];
let keys = 0;
const newKey = () => `test-key-${++keys}`;

beforeAll(async () => {
  database = await createTestDatabase();
  [house, other] = [await TestHouse.start({ database }), await TestHouse.start({ database })];
  readers = [house.connect(), other.connect()];
  await slow(0);
});
afterAll(async () => {
  await Promise.all([house.close(), other.close()]);
  await database.close();
});

/** Sets slow mode for all rooms, and waits until the houses have read it. */
async function slow(ms: number): Promise<void> {
  await house.db.pool.query(
    "INSERT INTO chat_rooms (room, slow_ms) VALUES ('*', $1) ON CONFLICT (room) DO UPDATE SET slow_ms = excluded.slow_ms",
    [ms],
  );
  await vi.waitFor(async () => {
    for (const reader of readers)
      expect((await reader.call(chatStanding, { room: 'crash' })).slowMs).toBe(ms);
  }, 5_000);
}

class Talker extends RegisteredPlayer {
  send(
    text: string,
    { key = newKey(), room = 'crash', mentions }: { key?: string; room?: string; mentions?: string[] } = {},
  ) {
    return this.channel.call(chatSend, { key, room, text, ...(mentions && { mentions }) });
  }
}

/** A registered adult player. */
async function talker(at = house): Promise<Talker> {
  const player = new Talker(at, await at.register());
  await at.call(userLimitsAge, { token: player.token, input: { year: 1990, month: 1, day: 2 } });
  return player;
}

const refusedWith = (code: number) => expect.objectContaining({ errCode: code });
const nameOf = async (player: RegisteredPlayer) => {
  const { rows } = await house.db.pool.query('SELECT name FROM users WHERE id = $1', [player.id]);
  return rows[0].name as string;
};
const read = (room = 'crash', more = {}) => readers[0]!.call(chatMessages, { room, ...more });

describe('a room', () => {
  it('delivers each message to everybody on every house, in order, and stores it', async () => {
    const [ani, budi] = [await talker(), await talker(other)];
    const received = readers.map((reader) => reader.collect(chatNews, { room: 'crash' }));
    const elsewhere = readers[0]!.collect(chatNews, { room: 'dice' });
    await Promise.all(readers.map((reader) => reader.call(chatStanding, { room: 'crash' })));
    const first = await ani.send('halo semua 👋');
    const second = await budi.send('halo juga');
    expect(first.message).toMatchObject({
      ...{
        userId: ani.id,
        name: await nameOf(ani),
        text: 'halo semua 👋',
        covered: false,
        mentions: [],
        win: null,
      },
    });
    const sent = [first.message, second.message];
    for (const news of received)
      await vi.waitFor(() => expect(news.flatMap(({ messages }) => messages)).toEqual(sent), {
        timeout: 20_000,
      });
    expect(elsewhere).toEqual([]);
    await vi.waitFor(async () => expect((await read('crash', { count: 2 })).toReversed()).toEqual(sent), {
      timeout: 20_000,
    });
    expect(await read('crash', { count: 1, before: second.message.id })).toEqual([first.message]);
  });

  it('masks numbers and links before anybody sees them', async () => {
    const ani = await talker();
    const { message } = await ani.send('hubungi 0812 3456 7890 atau evil.com');
    expect(message).toMatchObject({ text: 'hubungi ••• atau •••', covered: true });
    const { rows } = await house.db.pool.query('SELECT text FROM chat_messages WHERE id = $1', [message.id]);
    expect(rows).toEqual([{ text: 'hubungi ••• atau •••' }]);
  });

  it('is idempotent by key: the same answer again, another text refused', async () => {
    const ani = await talker();
    const key = newKey();
    const [one, two] = await Promise.all([ani.send('sekali', { key }), ani.send('sekali', { key })]);
    expect(two).toEqual(one);
    await expect(ani.send('lain', { key })).rejects.toEqual(refusedWith(ErrorCode.badParameter));
    await vi.waitFor(
      async () => expect((await read()).filter(({ userId }) => userId === ani.id)).toHaveLength(1),
      { timeout: 20_000 },
    );
  });

  it('refuses an empty or too long message, and an unknown room', async () => {
    const ani = await talker();
    for (const text of ['', '   ', '\u200b\u202e', 'x'.repeat(201), 'x'.repeat(5_000)])
      await expect(ani.send(text)).rejects.toEqual(refusedWith(ErrorCode.badParameter));
    await expect(ani.send('x', { room: 'lobby' })).rejects.toEqual(refusedWith(ErrorCode.invalidGame));
    await expect(ani.send('🙂'.repeat(200))).resolves.toBeDefined();
  });

  it('marks mentioned players, and notifies them at once where they are not watching', async () => {
    const [ani, budi] = [await talker(), await talker(other)];
    const latest = budi.channel.collect(chatLatest, { room: 'crash' });
    await vi.waitFor(() => expect(latest).toHaveLength(1), { timeout: 20_000 });
    const name = await nameOf(budi);
    const { message } = await ani.send(`@${name} mantap`, { mentions: [budi.id, ani.id, '99999999'] });
    expect(message.mentions).toEqual([{ userId: budi.id, name }]);
    await vi.waitFor(() => expect(latest).toContainEqual({ id: message.id, mentioned: true }), {
      timeout: 20_000,
    });

    await budi.channel.call(chatIgnore, { userId: ani.id, ignored: true });
    const again = await ani.send(`@${name} halo`, { mentions: [budi.id] });
    await vi.waitFor(() => expect(latest.at(-1)?.id).toBe(again.message.id), 8_000);
    expect(latest).not.toContainEqual({ id: again.message.id, mentioned: true });
  });
});

describe('writing', () => {
  it('requires an account', async () => {
    const [visitor] = readers as [TestChannel];
    expect(await visitor.call(chatStanding, { room: 'crash' })).toMatchObject({
      right: 'signIn',
      ignored: [],
    });
    await expect(visitor.call(chatSend, { key: newKey(), room: 'crash', text: 'halo' })).rejects.toEqual(
      refusedWith(ErrorCode.logInFirst),
    );
  });

  it('requires an adult, by declaration or by identity', async () => {
    const young = new Talker(house, await house.register());
    expect(await young.channel.call(chatStanding, { room: 'crash' })).toMatchObject({ right: 'age' });
    await expect(young.send('halo')).rejects.toEqual(refusedWith(ErrorCode.tooYoung));
    await house.db.pool.query(
      "INSERT INTO user_identities (user_id, full_name, birth_date, given_at) VALUES ($1, 'A B', '1990-01-01', 0)",
      [young.id],
    );
    await expect(young.send('halo')).resolves.toBeDefined();
  });

  it('is refused during a time-out', async () => {
    const ani = await talker();
    await house.call(userLimitsBreak, { token: ani.token, input: { kind: 'timeout', hours: 24 } });
    const permission = await ani.channel.call(chatStanding, { room: 'crash' });
    expect(permission.right).toBe('onBreak');
    expect(permission.until).toBeGreaterThan(house.house.clock.now());
    await expect(ani.send('halo')).rejects.toEqual(refusedWith(ErrorCode.onBreak));
  });

  it('is refused to a stopped account', async () => {
    const ani = await talker();
    await house.db.pool.query('UPDATE player_guards SET frozen_at = 1 WHERE user_id = $1', [ani.id]);
    await expect(ani.send('halo')).rejects.toEqual(refusedWith(ErrorCode.accountFrozen));
    await house.db.pool.query(
      'UPDATE player_guards SET frozen_at = NULL, blocked_at = 1 WHERE user_id = $1',
      [ani.id],
    );
    await expect(ani.send('halo')).rejects.toEqual(refusedWith(ErrorCode.accountBlocked));
  });

  it('requires a pause between two messages, in any room and on any house', async () => {
    const ani = await talker();
    await slow(600_000);
    const key = newKey();
    const { message, nextAt } = await ani.send('satu', { key });
    expect(nextAt).toBe(message.at + 600_000);
    const elsewhere = other.connect(ani.token);
    await expect(elsewhere.call(chatSend, { key: newKey(), room: 'dice', text: 'dua' })).rejects.toEqual(
      refusedWith(ErrorCode.tooFrequent),
    );
    expect(await elsewhere.call(chatStanding, { room: 'dice' })).toMatchObject({ right: 'write', nextAt });
    expect(await ani.send('satu', { key })).toEqual({ message, nextAt });
    await slow(0);
  });

  it('is limited to fifteen a minute even without slow mode', async () => {
    const ani = await talker();
    const sent = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => ani.send(`banjir ${i}`)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
  });

  it('is refused in a closed room', async () => {
    await house.db.pool.query("INSERT INTO chat_rooms (room, open) VALUES ('wingo', false)");
    const ani = await talker();
    await vi.waitFor(() => expect(read('wingo')).rejects.toEqual(refusedWith(ErrorCode.invalidGame)), 5_000);
    await expect(ani.send('halo', { room: 'wingo' })).rejects.toEqual(refusedWith(ErrorCode.invalidGame));
  });
});

describe('moderators', () => {
  const sql = (text: string, values: unknown[]) => house.db.pool.query(text, values);
  const moderate = (text: string, values: unknown[]) => operateAs(house.db, 'wati', text, values);

  it('mute a player, who can still read, and unmute', async () => {
    const [ani, budi] = [await talker(), await talker()];
    const news = budi.channel.collect(chatNews, { room: 'crash' });
    // On the same socket, to be sure that the earlier request is in progress.
    await budi.channel.call(chatStanding, { room: 'crash' });
    const { message } = await ani.send('kasar sekali');
    await vi.waitFor(() => expect(news.flatMap(({ messages }) => messages)).toContainEqual(message), {
      timeout: 20_000,
    });
    await moderate("SELECT chat_silence($1, 24, 'insults')", [ani.id]);
    const permission = await ani.channel.call(chatStanding, { room: 'crash' });
    expect(permission.right).toBe('silenced');
    expect(permission.until).toBeGreaterThan(house.house.clock.now() + 23 * 3_600_000);
    await expect(ani.send('halo')).rejects.toEqual(refusedWith(ErrorCode.areaDenied));
    // Messages of the last hour are removed from the screens and the room.
    await vi.waitFor(() => expect(news.flatMap(({ removed }) => removed)).toContain(message.id), 5_000);
    expect(await read()).not.toContainEqual(message);

    await moderate("SELECT chat_lift($1, 'sorry')", [ani.id]);
    await expect(ani.send('maaf ya')).resolves.toBeDefined();
    await moderate("SELECT chat_silence($1, NULL, 'again')", [ani.id]);
    expect(await ani.channel.call(chatStanding, { room: 'crash' })).toMatchObject({
      right: 'silenced',
      until: null,
    });
    await expect(moderate("SELECT chat_silence($1, 24, ' ')", [ani.id])).rejects.toMatchObject({
      code: ErrorCode.badParameter,
    });
  });

  it('read reports with the original text, one per reporter, and close them', async () => {
    const [ani, budi, citra] = [await talker(), await talker(), await talker()];
    const { message } = await ani.send('pinjam uang dong');
    const report = (by: Talker) => by.channel.call(chatReport, { messageId: message.id, reason: 'money' });
    await Promise.all([report(budi), report(budi), report(citra)]);
    await expect(report(ani)).rejects.toEqual(refusedWith(ErrorCode.notFound));
    const queue = async () =>
      (await sql('SELECT * FROM chat_report_queue WHERE message_id = $1', [message.id])).rows;
    expect(await queue()).toMatchObject([
      {
        author_name: await nameOf(ani),
        text: 'pinjam uang dong',
        reports: 2n,
        reasons: ['money'],
        gone: false,
      },
    ]);
    await moderate("SELECT chat_hide($1, 'begging')", [message.id]);
    await sql('DELETE FROM chat_messages WHERE id = $1', [message.id]);
    expect(await queue()).toMatchObject([{ text: 'pinjam uang dong', gone: true }]);
    await moderate("SELECT chat_close($1, 'begging')", [message.id]);
    expect(await queue()).toEqual([]);
  });

  it('add a masked word, which takes effect within seconds', async () => {
    const ani = await talker();
    await sql("INSERT INTO chat_words (language, word) VALUES ('id', 'kecubung')", []);
    await sql("UPDATE chat_words SET active = false, seeded = false WHERE word = 'bego'", []);
    await vi.waitFor(
      async () => {
        const writer = await talker();
        expect((await writer.send('ada kecubung dan bego')).message.text).toBe('ada •••••••• dan bego');
      },
      { timeout: 10_000, interval: 500 },
    );
    expect((await ani.send('kecubungan')).message.covered).toBe(false);
  });
});

describe('a shared win', () => {
  const at = () => house.house.clock.now();

  it('must be one’s own bet that paid more than its stake, and is shown once', async () => {
    const [ani, budi] = [await talker(), await talker()];
    const bet = (rate: bigint | null, more = {}) =>
      addEndedBet(house.db, { userId: ani.id, amount: 10_000n, rate, at: at(), game: 'roulette', ...more });
    const [won, lost, even, elsewhere] = [
      await bet(25_000n),
      await bet(null),
      await bet(10_000n),
      await bet(30_000n, { game: 'dice' }),
    ];
    const share = (by: Talker, betId: string, roundId = '1', key = newKey()) =>
      by.channel.call(chatShareWin, { key, room: 'roulette', roundId, betId });
    expect((await ani.channel.call(chatWins, { room: 'roulette' })).map(({ betId }) => betId)).toEqual([won]);
    for (const [by, betId, round] of [
      ...[lost, even, elsewhere, '999999999'].map((id) => [ani, id, '1'] as const),
      [ani, won, '2'] as const,
      [budi, won, '1'] as const,
    ])
      await expect(share(by, betId, round)).rejects.toEqual(refusedWith(ErrorCode.notFound));

    const key = newKey();
    const [{ message }] = await Promise.all([share(ani, won, '1', key), share(ani, won, '1', key)]);
    expect(message).toMatchObject({
      ...{ userId: ani.id, text: '' },
      win: { betId: won, roundId: '1', amount: '10000', payout: '25000', rate: '25000', currency: 'IDR' },
    });
    expect(await share(ani, won, '1', key)).toMatchObject({ message });
    await expect(share(ani, won)).rejects.toEqual(refusedWith(ErrorCode.alreadyJoined));
    expect(await ani.channel.call(chatWins, { room: 'roulette' })).toEqual([]);
    await vi.waitFor(async () => expect(await read('roulette', { count: 1 })).toEqual([message]), {
      timeout: 20_000,
    });
  });

  it('requires that its round is over', async () => {
    const ani = await talker();
    await house.db.pool.query(
      `INSERT INTO rounds (game, id, state, secret, commitment) VALUES ('dice', 1, 'open', '', '')`,
    );
    await addEndedBet(house.db, { userId: ani.id, rate: 20_000n, at: at(), game: 'dice' });
    expect(await ani.channel.call(chatWins, { room: 'dice' })).toEqual([]);
  });
});

describe('ignoring', () => {
  it('is stored with the account, and can be undone', async () => {
    const [ani, budi] = [await talker(), await talker()];
    const reply = await ani.channel.call(chatIgnore, { userId: budi.id, ignored: true });
    expect(reply.ignored).toEqual([{ userId: budi.id, name: await nameOf(budi) }]);
    expect((await other.connect(ani.token).call(chatStanding, { room: 'dice' })).ignored).toEqual(
      reply.ignored,
    );
    expect(await ani.channel.call(chatIgnore, { userId: budi.id, ignored: false })).toEqual({ ignored: [] });
    for (const userId of [ani.id, '99999999'])
      await expect(ani.channel.call(chatIgnore, { userId, ignored: true })).rejects.toEqual(
        refusedWith(ErrorCode.notFound),
      );
  });
});

it('deletes messages after 90 days', async () => {
  const [ani, { db, clock }] = [await talker(), house.house];
  const { message: old } = await ani.send('dulu', { room: 'dingdong' });
  const { message } = await ani.send('kini', { room: 'dingdong' });
  await house.db.pool.query('UPDATE chat_messages SET at = $1 WHERE id = $2', [
    clock.now() - 90 * DAY_MS - 1_000,
    old.id,
  ]);
  const messages = new ChatMessages({ db, clock, cards: new PlayerCards(db) });
  await messages.prune();
  expect((await messages.page('dingdong', 10, null)).map(({ id }) => id)).toEqual([message.id]);
});
