import { describe, expect, it } from 'vitest';
import { ROUND_GAMES } from '../contract/games/roundGames.ts';
import { MARKETS } from '../contract/markets.ts';
import { ConfigError, loadConfig } from './config.ts';

const problemsOf = (env: NodeJS.ProcessEnv) => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('settings', () => {
  it('have defaults for a single house that is only reachable from this machine', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/[\\/]\.data$/),
      databaseUrl: null,
      databaseConnections: 10,
      natsUrl: null,
      redisUrl: null,
      market: MARKETS.id,
      seed: true,
      games: [...ROUND_GAMES],
      bots: null,
      sandbox: true,
      sandboxHosts: [],
      providerOrigins: [],
      smtp: null,
      secretsKeys: [],
      access: { maintenance: null, countries: { allowed: null, denied: [], header: null } },
      logLevel: 'info',
      production: false,
      crash: { preparation: 8_000, squib: 4_000, chain: 50_000 },
      payments: { paysAfter: 4_000, review: 15_000 },
    });
  });

  it('are read from the environment', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/kilat',
      DATABASE_URL: 'postgresql://u:p@db.example/kilat',
      MIGRATE_DATABASE_URL: 'postgresql://owner:p@db.example/kilat',
      DATABASE_CONNECTIONS: '20',
      CRASH_CHAIN_ROUNDS: '2000',
      NATS_URL: 'nats://bus.example:4222',
      REDIS_URL: 'rediss://counts.example:6379',
      MARKET: 'mx',
      SEED: '0',
      GAMES: 'wingo,crash,coinFlip',
      COIN_FLIP_MAX_PROFIT: '5000',
      BOTS: '0',
      SANDBOX: '0',
      SANDBOX_HOSTS: 'Kilat.example, localhost:8080',
      PROVIDER_ORIGINS: 'https://games.lentera.example, http://localhost:4000/',
      SMTP_URL: 'smtps://kilat:secret@mail.example:465',
      MAIL_FROM: 'Kilat <kilat@mail.example>',
      LOG_LEVEL: 'debug',
      NODE_ENV: 'production',
      CRASH_PREPARATION_MS: '500',
      CRASH_SQUIB_MS: '200',
      SANDBOX_PAYS_MS: '0',
      WITHDRAW_REVIEW_MS: '60000',
    };
    expect(loadConfig(env)).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/kilat',
      databaseUrl: env.DATABASE_URL,
      migrateDatabaseUrl: env.MIGRATE_DATABASE_URL,
      natsUrl: env.NATS_URL,
      redisUrl: env.REDIS_URL,
      market: MARKETS.mx,
      seed: false,
      games: ['crash', 'wingo'],
      soloGames: ['coinFlip'],
      maxProfits: { coinFlip: 500_000n },
      bots: false,
      sandbox: false,
      sandboxHosts: ['kilat.example', 'localhost:8080'],
      providerOrigins: ['https://games.lentera.example', 'http://localhost:4000'],
      smtp: { url: env.SMTP_URL, from: env.MAIL_FROM },
      logLevel: 'debug',
      production: true,
      databaseConnections: 20,
      crash: { preparation: 500, squib: 200, chain: 2_000 },
      payments: { paysAfter: 0, review: 60_000 },
    });
  });

  it('have keys in hexadecimal digits, and no error message shows one', () => {
    const [one, two] = ['ab'.repeat(32), 'CD'.repeat(32)];
    const { secretsKeys } = loadConfig({ SECRETS_KEY: `${one}, ${two}` });
    expect(secretsKeys.map((key) => key.toString('hex'))).toEqual([one, two.toLowerCase()]);
    for (const bad of ['ab', `${one},`, `${one} ${two}`, 'x'.repeat(64)]) {
      expect(problemsOf({ SECRETS_KEY: bad })).toEqual([
        'SECRETS_KEY must be 64 hexadecimal digits, or several with commas.',
      ]);
    }
  });

  it('count as absent when empty', () => {
    expect(loadConfig({ PORT: '', MARKET: ' ', DATABASE_URL: '' })).toEqual(loadConfig({}));
  });

  it.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
    [
      'HOST',
      'not a host',
      'HOST must be a host name or an address, such as 127.0.0.1 or 0.0.0.0, not "not a host".',
    ],
    [
      'MIGRATE_DATABASE_URL',
      'postgresql://x/y',
      'MIGRATE_DATABASE_URL needs DATABASE_URL, which the running house connects by.',
    ],
    [
      'SANDBOX_FEES',
      'qris',
      'SANDBOX_FEES must be fees with commas, such as qris:0.7%,va:4000,oxxo:2.9%+4,payout:2500, not "qris".',
    ],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a postgresql:// address, not "mysql://x".'],
    ['NATS_URL', '4222', 'NATS_URL must be a nats:// address, not "4222".'],
    ['REDIS_URL', 'counts:6379', 'REDIS_URL must be a redis:// address, not "counts:6379".'],
    ['PLAY_KEPT_MONTHS', '12', 'PLAY_KEPT_MONTHS must be 0, or a whole number from 13 to 1200, not "12".'],
    ['MARKET', 'toString', 'MARKET must be id or mx, not "toString".'],
    ['SEED', 'yes', 'SEED must be 1 or 0, not "yes".'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
    ],
    ['MAINTENANCE', 'on', 'MAINTENANCE must be 1 or 0, not "on".'],
    ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL and MAIL_FROM need each other.'],
    ['MAIL_FROM', 'kilat@mail.example', 'SMTP_URL and MAIL_FROM need each other.'],
    [
      'MAINTENANCE_UNTIL',
      '2026-12-01T06:00',
      'MAINTENANCE_UNTIL must be a time such as 2026-11-21T06:00Z, not "2026-12-01T06:00".',
    ],
    [
      'TRUST_PROXY',
      'nginx',
      'TRUST_PROXY must be a number of proxies up to 9, or their addresses, not "nginx".',
    ],
    [
      'DENIED_COUNTRIES',
      'Singapore',
      'DENIED_COUNTRIES must be ISO codes of countries with commas, such as ID,MX, not "Singapore".',
    ],
    [
      'ALLOWED_COUNTRIES',
      'ID',
      'ALLOWED_COUNTRIES and DENIED_COUNTRIES need COUNTRY_HEADER and TRUST_PROXY.',
    ],
    [
      'SANDBOX_HOSTS',
      'https://kilat.example',
      'SANDBOX_HOSTS must be hosts with commas, such as kilat.example,localhost:8080, not "https://kilat.example".',
    ],
    [
      'PROVIDER_ORIGINS',
      'https://games.lentera.example/play',
      'PROVIDER_ORIGINS must be origins with commas, such as https://games.lentera.example, not "https://games.lentera.example/play".',
    ],
    ['CRASH_SQUIB_MS', '5', 'CRASH_SQUIB_MS must be a whole number from 100 to 600000, not "5".'],
  ])('refuse %s=%s in one clear line', (name, value, line) => {
    expect(problemsOf({ [name]: value })).toEqual([line]);
  });

  it.each(['0.0.0.0', '::', '8.8.8.8', '2001:db8::1', 'kilat.example'])(
    'refuse an open sandbox on %s in production unless allowed explicitly',
    (HOST) => {
      const env = { HOST, NODE_ENV: 'production' };
      expect(problemsOf(env)).toEqual([
        `SANDBOX shows every player's codes, and HOST ${HOST} lets others in: set SANDBOX=0, or SANDBOX_ON_PUBLIC_HOST=1 if you mean it.`,
      ]);
      expect(problemsOf({ ...env, SANDBOX: '0' })).toEqual([]);
      expect(problemsOf({ ...env, SANDBOX_ON_PUBLIC_HOST: '1' })).toEqual([]);
      expect(problemsOf({ HOST })).toEqual([]);
    },
  );

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost', '192.168.1.20', '10.0.0.1'])(
    'allow an open sandbox on %s in production',
    (HOST) => expect(problemsOf({ HOST, NODE_ENV: 'production' })).toEqual([]),
  );

  it.each(['http://mail.example', 'mail.example:25'])('refuse %s for SMTP_URL', (url) => {
    expect(problemsOf({ SMTP_URL: url, MAIL_FROM: 'a@b.example' })[0]).toBe(
      `SMTP_URL must be an smtp:// or smtps:// address, not "${url}".`,
    );
  });

  it.each(['Kilat', 'a@b.example\nBcc: x@y', '<a@b.example>', 'A <a@b> <c@d>'])(
    'refuse %j for MAIL_FROM',
    (from) => {
      expect(problemsOf({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: from })[0]).toMatch(
        /^MAIL_FROM must be/,
      );
    },
  );

  it('report every problem at once', () => {
    expect(problemsOf({ PORT: 'x', MARKET: 'x', BOTS: 'x' })).toHaveLength(3);
    expect(() => loadConfig({ PORT: 'x', BOTS: 'x' })).toThrow(/PORT must[^\n]*\n {2}BOTS must/);
  });
});
