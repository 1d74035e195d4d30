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

/** The house's settings, including those of its games. Durations are ms. */
export interface Config extends Omit<GamesConfig, 'bots' | 'publicValues'> {
  /** Whether demo players take part in the games; null: only with play money. */
  bots: boolean | null;
  /** Source of public values; null: the sandbox's own with play money, else drand. */
  publicValues: PublicSourceKey | null;
  port: number;
  host: string;
  dataDir: string;
  /** Directory for the private PostgreSQL's change log and backups; null for none. */
  backupDir: string | null;
  /** Number of backups to keep. */
  backupRetention: number;
  /** After how many months the keys of play are deleted; 0 for never. */
  keyRetention: number;
  /** After how many months bets and their transfers are deleted; 0 for never. */
  playRetention: number;
  /** A shared PostgreSQL; null for the private one in dataDir. */
  databaseUrl: string | null;
  /** The same database with its owner's login, which is needed to migrate; null if databaseUrl is the owner's. */
  migrateDatabaseUrl: string | null;
  /** Maximum number of this house's connections, for all but the ledger's functions and the games. */
  databaseConnections: number;
  /** Whether the house migrates the schema at its start; otherwise the schema must be up to date (`npm run migrate`). */
  migrates: boolean;
  /** The bus's transport when several houses share a database and NOTIFY is not enough. */
  natsUrl: string | null;
  /** Shared rate limit counters of several houses; without it, they are in the database. */
  redisUrl: string | null;
  /** The enabled round games. */
  games: readonly RoundGameKey[];
  /** The enabled solo games. */
  soloGames: readonly SoloGameKey[];
  /** Messages are not sent but shown at /sandbox/outbox, to the operator of the house. */
  sandbox: boolean;
  /** Further host names under which the sandbox's pages may be opened, as in the Host header. */
  sandboxHosts: readonly string[];
  /** Origins of providers' games, which the site shows in an iframe. */
  providerOrigins: readonly string[];
  /** Whether sandbox providers make the catalogue playable. */
  sandboxProviders: boolean;
  /** The port of the sandbox providers; null for the one after the house's, or a free one if that is taken. */
  providerPort: number | null;
  /** URL at which the sandbox providers call the wallet; null for this house. */
  providerHouse: string | null;
  /** URL at which players reach the sandbox providers; null for that port on the host under which they opened the site. */
  providerUrl: string | null;
  /** The sandbox gateway's fees; null for those of the market's providers. */
  sandboxFees: SandboxFees | null;
  /** The site's URL for links in messages; null for the address on which the house listens. */
  siteUrl: string | null;
  /** The SMTP server for e-mail; null for the sandbox's outbox, or for no e-mail without a sandbox. */
  smtp: SmtpSettings | null;
  /**
   * The first key seals secrets that are stored in the database, the others only open; empty to use one that the first house
   * creates.
   */
  secretsKeys: readonly Buffer[];
  /** Rounds in progress whose secrets no key can open are voided, and their bets returned; otherwise the start fails. */
  secretsLost: boolean;
  /** Access rules of the site. */
  access: AccessSettings;
  /** The proxies in front of the house whose headers for addresses and countries are trusted. */
  trusts: Trusts;
  logLevel: string;
  /** How long a house that shuts down keeps serving while not ready, ms. */
  drain: number;
  /** Directory of the built client. */
  clientDir: string;
  production: boolean;
  /** Delay of automatic payment by the sandbox gateway, 0 for never; duration of a withdrawal's review. */
  payments: { paysAfter: number; review: number };
}

/** Invalid settings; `problems` has one line for each. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Minor units per unit of a currency. */
const MINOR_UNITS = 100n;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Reads the settings in README.md's table. An empty variable counts as absent. Throws a ConfigError. */
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

/** The settings of every game, enabled or not. */
function readGameSettings(read: SettingsReader): GameSettings {
  const all = Object.entries(DEFINITIONS).map(([key, { settings }]) => [key, settings(read)]);
  return Object.fromEntries(all) as GameSettings;
}

/** Players' statements go back a year, which spans thirteen months. */
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

/** Must have no path: links are appended to it. */
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

/** HILO_MAX_PROFIT and similar: 0 is the market's. In whole units of the currency. */
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
