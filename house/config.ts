import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWN_GAME_KEYS } from '../contract/games/ownGameKeys.ts';
import { ROUND_GAMES, type RoundGameKey } from '../contract/games/roundGames.ts';
import { SOLO_GAMES, type SoloGameKey } from '../contract/games/soloGames.ts';
import { MARKETS, type Market, type MarketId } from '../contract/markets.ts';
import { PUBLIC_SOURCES, type PublicSourceKey } from '../contract/publicValues.ts';
import { isLoopback, isPrivate, NO_PROXIES, parseProxies, type Trusts } from './core/http/addresses.ts';
import { parseKeys } from './core/secrets/sealer.ts';
import { parseFees, type SandboxFees } from './money/payments/sandbox/fees.ts';
import type { SmtpSettings } from './people/messages/smtpGateway.ts';
import type { SettingsReader } from './play/games/definition.ts';
import { DEFINITIONS } from './play/games/definitions.ts';
import type { GameSettings, GamesConfig } from './play/games/settings.ts';
import { DRAND_RELAYS } from './play/rounds/publicValues/drand.ts';
import { OFFERED_SOLO } from './play/solo/ownSolo.ts';
import { type AccessSettings, readAccess } from './site/site/access.ts';

/** The house's settings, those of its games among them. Durations are ms. */
export interface Config extends Omit<GamesConfig, 'bots' | 'publicValues'> {
  /** Demo players at the tables; null: where money is play money. */
  bots: boolean | null;
  /** Where public values come from; null: the sandbox's own where money is play money, else drand. */
  publicValues: PublicSourceKey | null;
  port: number;
  host: string;
  dataDir: string;
  /** Where the private PostgreSQL keeps its changes and its backups; null for nowhere. */
  backupDir: string | null;
  /** How many backups are kept. */
  backupRetention: number;
  /** After how many months the keys of play are forgotten; 0 for never. */
  keyRetention: number;
  /** After how many months bets are, and what they moved; 0 for never. */
  playRetention: number;
  /** A shared PostgreSQL; null for the private one in dataDir. */
  databaseUrl: string | null;
  /** The same database as its owner, who alone migrates; null where databaseUrl is the owner's. */
  migrateDatabaseUrl: string | null;
  /** Connections of this house at most, for all but the ledger's functions and the games. */
  databaseConnections: number;
  /** Whether the house brings the schema up to date at its start; else it starts on one that is (`npm run migrate`). */
  migrates: boolean;
  /** The bus's carrier when several houses share a database and NOTIFY is not enough. */
  natsUrl: string | null;
  /** Where several houses count their rate limits; in the database without it. */
  redisUrl: string | null;
  /** The round games that are played. */
  games: readonly RoundGameKey[];
  /** The solo games that are played. */
  soloGames: readonly SoloGameKey[];
  /** Messages are not sent but shown at /sandbox/outbox, to who runs the house. */
  sandbox: boolean;
  /** Names that the sandbox's pages may be opened by beside the house's own, as in the Host header. */
  sandboxHosts: readonly string[];
  /** Where providers' games run, which the site shows in a frame. */
  providerOrigins: readonly string[];
  /** Providers of the sandbox make the catalogue playable. */
  sandboxProviders: boolean;
  /** The port of the sandbox's providers; null for the one after the house's, or a free one where that is taken. */
  providerPort: number | null;
  /** Where the sandbox's providers call the wallet; null for this house. */
  providerHouse: string | null;
  /** Where players reach the sandbox's providers; null for that port at the name that they opened the site by. */
  providerUrl: string | null;
  /** What the sandbox gateway keeps of payments; null for what the market's providers do. */
  sandboxFees: SandboxFees | null;
  /** Where players open the site, for the links in messages; null for the address where the house is open. */
  siteUrl: string | null;
  /** Where e-mail leaves; null for the sandbox's outbox, or nowhere without a sandbox. */
  smtp: SmtpSettings | null;
  /** The first seals secrets that are kept in the database, the others open; none for one that the first house makes. */
  secretsKeys: readonly Buffer[];
  /** Rounds under way whose secrets no key opens are given up, and their bets given back; else they end the start. */
  secretsLost: boolean;
  /** Who may use the site. */
  access: AccessSettings;
  /** The proxies before the house whose word on addresses and countries counts. */
  trusts: Trusts;
  logLevel: string;
  /** How long a house that is to end goes on serving, not ready, ms. */
  drain: number;
  /** The built client. */
  clientDir: string;
  production: boolean;
  /** After how long the sandbox gateway pays by itself, 0 for never; how long a withdrawal stays in review. */
  payments: { paysAfter: number; review: number };
}

/** Settings that cannot be used; `problems` has one line for each. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Minor units of one of the currency. */
const MINOR_UNITS = 100n;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Reads the settings of README.md's table. An empty variable counts as absent. Throws a ConfigError. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];

  function read<T>(
    name: string,
    fallback: T,
    parse: (text: string) => T | null,
    wanted: string,
    shown = true,
  ): T {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === null) problems.push(`${name} must be ${wanted}${shown ? `, not "${text}"` : ''}.`);
    return value ?? fallback;
  }
  const integer = (name: string, fallback: number, least: number, most: number) =>
    read(name, fallback, integerBetween(least, most), `a whole number from ${least} to ${most}`);
  const flag = (name: string, fallback = true) => read(name, fallback, parseFlag, '1 or 0');

  const smtpUrl = read('SMTP_URL', null, parseUrl(['smtp:', 'smtps:']), 'an smtp:// or smtps:// address');
  const mailFrom = read('MAIL_FROM', null, parseSender, 'a sender such as Kilat <kilat@example.com>');
  if ((smtpUrl === null) !== (mailFrom === null)) problems.push('SMTP_URL and MAIL_FROM need each other.');

  const config: Config = {
    port: integer('PORT', 3000, 0, 65_535),
    host: read('HOST', '127.0.0.1', parseHost, 'a host name or an address, such as 127.0.0.1 or 0.0.0.0'),
    dataDir: resolve(read('DATA_DIR', '.data', String, 'a folder')),
    backupDir: read('BACKUP_DIR', null, (text) => resolve(text), 'a folder'),
    backupRetention: integer('BACKUPS_KEPT', 7, 1, 1_000),
    keyRetention: integer('KEYS_KEPT_MONTHS', 0, 0, 1_200),
    playRetention: read(
      'PLAY_KEPT_MONTHS',
      0,
      parsePlayRetention,
      `0, or a whole number from ${PLAY_SHOWN_MONTHS} to 1200`,
    ),
    databaseUrl: read(
      'DATABASE_URL',
      null,
      parseUrl(['postgres:', 'postgresql:']),
      'a postgresql:// address',
    ),
    migrateDatabaseUrl: read(
      'MIGRATE_DATABASE_URL',
      null,
      parseUrl(['postgres:', 'postgresql:']),
      'a postgresql:// address',
    ),
    databaseConnections: integer('DATABASE_CONNECTIONS', 10, 4, 1_000),
    migrates: flag('MIGRATE'),
    natsUrl: read('NATS_URL', null, parseUrl(['nats:', 'tls:']), 'a nats:// address'),
    redisUrl: read('REDIS_URL', null, parseUrl(['redis:', 'rediss:']), 'a redis:// address'),
    market: read('MARKET', MARKETS.id, parseMarket, Object.keys(MARKETS).join(' or ')),
    seed: flag('SEED'),
    ...read<Pick<Config, 'games' | 'soloGames'>>(
      'GAMES',
      { games: ROUND_GAMES, soloGames: OFFERED_SOLO },
      parseGames,
      `games with commas: ${OWN_GAME_KEYS.join(', ')}`,
    ),
    maxProfits: readMaxProfits(integer),
    bots: read<boolean | null>('BOTS', null, parseFlag, '1 or 0'),
    publicValues: read<PublicSourceKey | null>(
      'PUBLIC_VALUES',
      null,
      (text) => PUBLIC_SOURCES.find((source) => source === text) ?? null,
      PUBLIC_SOURCES.join(' or '),
    ),
    drandRelays: read(
      'DRAND_RELAYS',
      DRAND_RELAYS,
      parseOrigins,
      'addresses with commas, such as https://api.drand.sh,https://drand.cloudflare.com',
    ),
    sandbox: flag('SANDBOX'),
    sandboxHosts: read(
      'SANDBOX_HOSTS',
      [],
      parseHosts,
      'hosts with commas, such as kilat.example,localhost:8080',
    ),
    providerOrigins: read(
      'PROVIDER_ORIGINS',
      [],
      parseOrigins,
      'origins with commas, such as https://games.lentera.example',
    ),
    sandboxProviders: flag('SANDBOX_PROVIDERS', flag('SANDBOX')),
    providerPort: read('PROVIDER_PORT', null, integerBetween(1, 65_535), 'a whole number from 1 to 65535'),
    providerHouse: read('PROVIDER_HOUSE_URL', null, parseSite, 'an address such as http://kilat.example'),
    providerUrl: read('PROVIDER_URL', null, parseSite, 'an address such as https://providers.example'),
    sandboxFees: read<SandboxFees | null>(
      'SANDBOX_FEES',
      null,
      parseFees,
      'fees with commas, such as qris:0.7%,va:4000,oxxo:2.9%+4,payout:2500',
    ),
    siteUrl: read('SITE_URL', null, parseSite, 'an address such as https://kilat.example'),
    smtp: smtpUrl === null || mailFrom === null ? null : { url: smtpUrl, from: mailFrom },
    secretsKeys: read('SECRETS_KEY', [], parseKeys, '64 hexadecimal digits, or several with commas', false),
    secretsLost: flag('SECRETS_LOST', false),
    access: readAccess(read, flag('MAINTENANCE', false)),
    trusts: read('TRUST_PROXY', NO_PROXIES, parseProxies, 'a number of proxies up to 9, or their addresses'),
    drain: integer('DRAIN_MS', 0, 0, 600_000),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    clientDir: resolve(ROOT, 'dist/client'),
    production: env.NODE_ENV === 'production',
    ...readGameSettings({ integer, problem: (line) => problems.push(line) }),
    payments: {
      paysAfter: integer('SANDBOX_PAYS_MS', 4_000, 0, 86_400_000),
      review: integer('WITHDRAW_REVIEW_MS', 15_000, 0, 604_800_000),
    },
  };
  if (config.migrateDatabaseUrl !== null && config.databaseUrl === null)
    problems.push('MIGRATE_DATABASE_URL needs DATABASE_URL, which the running house connects by.');
  if (config.backupDir !== null && config.databaseUrl !== null)
    problems.push(
      'BACKUP_DIR is for the private PostgreSQL: the one of DATABASE_URL has backups of its own.',
    );
  const { allowed, denied, header } = config.access.countries;
  if ((allowed !== null || denied.length > 0) && (header === null || config.trusts === NO_PROXIES))
    problems.push('ALLOWED_COUNTRIES and DENIED_COUNTRIES need COUNTRY_HEADER and TRUST_PROXY.');
  const meant = flag('SANDBOX_ON_PUBLIC_HOST', false);
  if (config.sandbox && config.production && !meant && !isPrivate(config.host) && !isLoopback(config.host))
    problems.push(
      `SANDBOX shows every player's codes, and HOST ${config.host} lets others in: set SANDBOX=0, or SANDBOX_ON_PUBLIC_HOST=1 if you mean it.`,
    );
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The settings of every game, whether it is played or not. */
function readGameSettings(read: SettingsReader): GameSettings {
  const all = Object.entries(DEFINITIONS).map(([key, { settings }]) => [key, settings(read)]);
  return Object.fromEntries(all) as GameSettings;
}

/** Players' statements go back a year, over thirteen months. */
const PLAY_SHOWN_MONTHS = 13;

const parsePlayRetention = (text: string) =>
  text === '0' ? 0 : integerBetween(PLAY_SHOWN_MONTHS, 1_200)(text);

function integerBetween(least: number, most: number): (text: string) => number | null {
  return (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;
}

function parseFlag(text: string): boolean | null {
  return text === '1' ? true : text === '0' ? false : null;
}

function parseHost(text: string): string | null {
  return /^[\w.:-]+$/.test(text) ? text : null;
}

function parseHosts(text: string): string[] | null {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  return hosts.every((host) => /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/.test(host)) ? hosts : null;
}

function parseUrl(protocols: string[]): (text: string) => string | null {
  return (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : null);
}

/** Without a path: links are put behind it. */
function parseSite(text: string): string | null {
  return parseUrl(['http:', 'https:'])(text) && new URL(text).pathname === '/' ? new URL(text).origin : null;
}

function parseOrigins(text: string): string[] | null {
  const origins = text.split(',').map((origin) => parseSite(origin.trim()));
  return origins.every((origin) => origin !== null) ? origins : null;
}

function parseSender(text: string): string | null {
  return /^([^<>"\r\n]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text) ? text : null;
}

function parseGames(text: string): Pick<Config, 'games' | 'soloGames'> | null {
  const listed = text.split(',');
  const games = ROUND_GAMES.filter((game) => listed.includes(game));
  const soloGames = SOLO_GAMES.filter((game) => listed.includes(game));
  return games.length + soloGames.length === listed.length ? { games, soloGames } : null;
}

/** HILO_MAX_PROFIT and its like: 0 is the market's. In whole units of the currency. */
function readMaxProfits(integer: SettingsReader['integer']): Partial<Record<SoloGameKey, bigint>> {
  const listed = SOLO_GAMES.map((game): [SoloGameKey, bigint] => {
    const name = game.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
    return [game, BigInt(integer(`${name}_MAX_PROFIT`, 0, 0, 999_999_999)) * MINOR_UNITS];
  });
  return Object.fromEntries(listed.filter(([, most]) => most > 0n));
}

function parseMarket(text: string): Market | null {
  return Object.hasOwn(MARKETS, text) ? MARKETS[text as MarketId] : null;
}

function oneOf(values: string[]): (text: string) => string | null {
  return (text) => (values.includes(text) ? text : null);
}
