import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ErrorCode } from '../../../contract/errors.ts';
import { addressOf, type Call } from '../../../contract/http/call.ts';
import { slotHome } from '../../../contract/http/play/catalogue.ts';
import {
  heraclesBoard,
  heraclesDoc,
  siteConfig,
  siteErrorNotify,
  siteFrontInfo,
  siteListConfig,
  siteMessagesUnread,
  sitePageOpen,
} from '../../../contract/http/site/site.ts';
import { SITE_VERSION } from '../../../contract/version.ts';
import { loadConfig } from '../../config.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { type KnownRound, seedTargets } from '../../testing/games/testChain.ts';
import { TestPlayer } from '../../testing/games/testPlayer.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const VISIT = { version: SITE_VERSION, clientId: 'test' };
const REPORT = { kind: 'error' as const, text: 'TypeError: x', page: '/' };

type AnyCall = [Call<never, unknown>, unknown];
const pair = <Input>(call: Call<Input, unknown>, input: Input): AnyCall => [
  call as unknown as Call<never, unknown>,
  input,
];

/** Calls that a closed site still answers, and some that it does not. */
const ANSWERED = [
  pair(siteFrontInfo, VISIT),
  pair(heraclesDoc, { language: 'id' as const }),
  pair(siteConfig, { key: 'rechargeRange' }),
  pair(siteListConfig, { keys: ['rechargeRange'] }),
  pair(siteErrorNotify, { ...VISIT, reports: [REPORT] }),
];
const REFUSED = [
  pair(heraclesBoard, undefined),
  pair(slotHome, undefined),
  pair(siteMessagesUnread, undefined),
  pair(sitePageOpen, { page: '/' }),
];

async function codeOf(house: TestHouse, [call, input]: AnyCall, headers = {}): Promise<unknown> {
  const { url, body } = addressOf(call, input);
  const { status, json } = await house.request(call.method, url, { headers, ...(body && { body }) });
  return status === 200 ? 'answered' : json.errCode;
}

/** The code with which the house closes a new channel connection, 'open' if accepted. */
async function channelOf(house: TestHouse, headers = {}): Promise<number | 'open'> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/channel`, 'graphql-transport-ws', {
    headers,
  });
  await once(socket, 'open');
  socket.send('{"type":"connection_init","payload":{"clientId":"test"}}');
  const code = await Promise.race([
    once(socket, 'close').then(([closed]) => closed as number),
    once(socket, 'message').then(() => 'open' as const),
  ]);
  socket.terminate();
  return code;
}

const settingsOf = (env: NodeJS.ProcessEnv) => {
  const { access, trusts } = loadConfig(env);
  return { access, trusts };
};

describe('a house that starts under maintenance', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await TestHouse.start({
      config: settingsOf({ MAINTENANCE: '1', MAINTENANCE_UNTIL: '2027-01-01T00:00:00Z' }),
    });
  });
  afterAll(() => house.close());

  it('reports it, and until when', async () => {
    expect(await house.call(siteFrontInfo, { input: VISIT })).toEqual({
      version: SITE_VERSION,
      market: 'id',
      access: 'maintenance',
      until: Date.UTC(2027, 0, 1),
    });
  });

  it('answers what the closed screen needs, and refuses everything else with 1000', async () => {
    for (const call of ANSWERED) expect(await codeOf(house, call), call[0].path).toBe('answered');
    for (const call of REFUSED) expect(await codeOf(house, call), call[0].path).toBe(ErrorCode.maintenance);
  });

  it('accepts no channel connection, but stays healthy', async () => {
    expect(await channelOf(house)).toBe(4403);
    expect((await house.request('GET', '/healthz')).status).toBe(200);
  });
});

describe('the maintenance switch in the table', () => {
  let house: TestHouse;
  let round: KnownRound;
  beforeAll(async () => {
    const database = await createTestDatabase();
    [round] = (await seedTargets(database, [{ from: 11_000n, to: 12_000n }])) as [KnownRound];
    house = await TestHouse.start({
      database,
      config: { databaseUrl: database.url, crash: { preparation: 12_000, squib: 300 } },
      channelLimits: { leaveWithin: 1_000 },
    });
  });
  afterAll(() => house.close());

  const turn = (value: unknown) =>
    house.db.pool.query(`UPDATE site_config SET value = $1 WHERE key = 'maintenance'`, [
      JSON.stringify(value),
    ]);
  const accessIs = (access: string) =>
    vi.waitFor(
      async () => expect(await house.call(siteFrontInfo, { input: VISIT })).toMatchObject({ access }),
      { timeout: 6_000, interval: 50 },
    );

  it('closes a running house: no new stakes, open stakes may be cancelled, then sockets close', async () => {
    const player = await TestPlayer.register(house);
    const other = await TestPlayer.register(house);
    const { roundId } = round;
    // The first round takes a moment.
    await vi.waitFor(async () => expect(await player.game()).toMatchObject({ roundId }), { timeout: 5_000 });
    await player.bet(roundId);
    await other.bet(roundId);
    const left = new Promise<{ code: number }>((resolve) =>
      player.channel.client.on('closed', (event) => resolve(event as { code: number })),
    );
    await turn({ on: true, until: '2027-01-01T00:00:00Z' });
    await accessIs('maintenance');

    const { nextRoundId: later } = await player.game();
    await expect(player.bet(later)).rejects.toMatchObject({ errCode: ErrorCode.maintenance });
    await expect(other.escape(roundId)).resolves.toBeDefined();
    expect(await codeOf(house, pair(slotHome, undefined))).toBe(ErrorCode.maintenance);
    expect((await left).code).toBe(1012);
    expect(await channelOf(house)).toBe(4403);
    // The round continues without connected players.
    await vi.waitFor(
      async () => {
        const { rows } = await house.db.pool.query('SELECT status FROM bets ORDER BY user_id');
        expect(rows).toEqual([{ status: 'lost' }, { status: 'returned' }]);
      },
      { timeout: 30_000, interval: 200 },
    );
  }, 60_000);

  it('opens it again, and leaves it open for an invalid value', async () => {
    await turn({ on: true });
    await accessIs('maintenance');
    await turn('soon');
    await accessIs('open');
    expect(await codeOf(house, pair(slotHome, undefined))).toBe('answered');
    expect(await channelOf(house)).toBe('open');
  }, 20_000);

  it('cannot be read by clients', async () => {
    expect(await codeOf(house, pair(siteConfig, { key: 'maintenance' }))).toBe(ErrorCode.notFound);
    const { configs } = await house.call(siteListConfig, {
      input: { keys: ['maintenance', 'rechargeRange'] },
    });
    expect(Object.keys(configs)).toEqual(['rechargeRange']);
  });
});

describe('countries', () => {
  let house: TestHouse;
  const from = (country?: string, address = '203.0.113.7') => ({
    'x-forwarded-for': address,
    ...(country && { 'cf-ipcountry': country }),
  });
  beforeAll(async () => {
    house = await TestHouse.start({
      config: settingsOf({
        ALLOWED_COUNTRIES: 'id, MX',
        DENIED_COUNTRIES: 'mx',
        COUNTRY_HEADER: 'CF-IPCountry',
        TRUST_PROXY: '127.0.0.1,::1',
      }),
    });
  });
  afterAll(() => house.close());

  it.each([
    ['ID', 'answered'],
    ['id', 'answered'],
    ['MX', ErrorCode.areaDenied],
    ['SG', ErrorCode.areaDenied],
    ['XX', ErrorCode.areaDenied],
    [undefined, ErrorCode.areaDenied],
    ['ID, SG', ErrorCode.areaDenied],
  ])('%s: %s', async (country, code) => {
    for (const call of REFUSED.slice(0, 2)) expect(await codeOf(house, call, from(country))).toBe(code);
    for (const call of ANSWERED) expect(await codeOf(house, call, from(country))).toBe('answered');
    expect(await channelOf(house, from(country))).toBe(code === 'answered' ? 'open' : 4403);
  });

  it('are returned to the player', async () => {
    const info = await house.call(siteFrontInfo, { input: VISIT, headers: from('SG') });
    expect(info).toMatchObject({ access: 'denied', until: null });
  });

  it('are accepted only from a trusted proxy', async () => {
    const open = await TestHouse.start({
      config: settingsOf({
        DENIED_COUNTRIES: 'SG',
        COUNTRY_HEADER: 'cf-ipcountry',
        TRUST_PROXY: '192.0.2.1',
      }),
    });
    try {
      expect(await codeOf(open, pair(slotHome, undefined), from('SG'))).toBe('answered');
    } finally {
      await open.close();
    }
  });
});

describe('the address of a player behind a proxy', () => {
  it('is what limits count, over HTTP and on the channel', async () => {
    const house = await TestHouse.start({
      config: settingsOf({ TRUST_PROXY: '1' }),
      httpLimits: { calls: 3 },
      channelLimits: { connectionsPerIp: 1 },
    });
    try {
      const of = (address: string) => ({ 'x-forwarded-for': `198.51.100.99, ${address}` });
      const codeAt = (address: string) => codeOf(house, pair(slotHome, undefined), of(address));
      for (let i = 0; i < 3; i++) expect(await codeAt('203.0.113.1')).toBe('answered');
      expect(await codeAt('203.0.113.1')).toBe(ErrorCode.tooFrequent);
      expect(await codeAt('203.0.113.2')).toBe('answered');

      const socket = (address: string) =>
        new WebSocket(`${house.url.replace('http', 'ws')}/channel`, 'graphql-transport-ws', {
          headers: of(address),
        });
      const first = socket('203.0.113.1');
      await once(first, 'open');
      const [error] = await once(socket('203.0.113.1'), 'error');
      expect(String(error)).toContain('429');
      const other = socket('203.0.113.2');
      await once(other, 'open');
      first.terminate();
      other.terminate();
    } finally {
      await house.close();
    }
  });

  it('controls access to /metrics: none from outside, through any proxy', async () => {
    const trusting = await TestHouse.start({ config: settingsOf({ TRUST_PROXY: '1' }) });
    const plain = await TestHouse.start();
    try {
      const seen = async (house: TestHouse, address?: string) =>
        (await house.request('GET', '/metrics', { headers: address ? { 'x-forwarded-for': address } : {} }))
          .status;
      expect([
        await seen(trusting),
        await seen(trusting, '10.0.0.5'),
        await seen(trusting, '203.0.113.1'),
      ]).toEqual([200, 200, 404]);
      expect([await seen(plain), await seen(plain, '10.0.0.5'), await seen(plain, '203.0.113.1')]).toEqual([
        200, 404, 404,
      ]);
    } finally {
      await trusting.close();
      await plain.close();
    }
  });
});
