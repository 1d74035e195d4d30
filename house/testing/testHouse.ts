import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { addressOf, type Call } from '../../contract/http/call.ts';
import { phoneRegister, type SignedIn } from '../../contract/http/people/accounts.ts';
import { type Config, loadConfig } from '../config.ts';
import { CHANNEL_LIMITS } from '../core/channel/limits.ts';
import { type Database, openDatabase } from '../core/db/database.ts';
import { type House, type HouseOptions, openHouse } from '../house.ts';
import { crashModule } from '../play/games/crash/module.ts';
import type { SandboxServer } from '../providers/sandbox/sandboxServer.ts';
import { TestChannel, UNBOUNDED } from './core/testChannel.ts';
import { asHouse, createTestDatabase } from './core/testDatabase.ts';

/**
 * Overrides of a test house's defaults: no bots, short rounds, no built client, and only crash of the games, because every game
 * takes connections and time.
 */
export interface TestSettings extends Omit<Partial<HouseOptions>, 'config'> {
  config?: Partial<Omit<Config, 'crash'>> & { crash?: Partial<Config['crash']> };
  /** A database shared with other test houses; by default a fresh one. */
  database?: Database;
}

/** The password of every account that `register` makes. */
export const PASSWORD = 'correct horse';

/** An HTTP answer. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON; undefined if it is not JSON. */
  json: Record<string, unknown>;
}

/** A house in this process on a free port, with a fresh database, and with players' actions. */
export class TestHouse {
  readonly house: House;
  readonly #database: Database | null;
  readonly #channels: TestChannel[] = [];

  /** The house's database, as its owner: the house's own role may not write money. */
  readonly db: Database;

  private constructor(house: House, database: Database | null, db: Database) {
    this.house = house;
    this.#database = database;
    this.db = db;
  }

  static async start(settings: TestSettings = {}): Promise<TestHouse> {
    const database = settings.database ?? (await createTestDatabase());
    const config: Config = {
      ...loadConfig({}),
      port: 0,
      databaseUrl: database.url,
      seed: false,
      bots: false,
      sandboxProviders: false,
      clientDir: join(tmpdir(), 'kilat-no-client'),
      games: ['crash'],
      soloGames: [],
      databaseConnections: 4,
      ...settings.config,
      crash: { preparation: 1_000, squib: 300, chain: 1_000, ...settings.config?.crash },
    };
    // As in an operator's setup: the house connects with a role that may only call the ledger's functions.
    if (config.databaseUrl !== null && config.migrateDatabaseUrl === null) {
      config.migrateDatabaseUrl = config.databaseUrl;
      config.databaseUrl = asHouse(config.databaseUrl);
    }
    const house = await openHouse({
      log: pino({ level: process.env.TEST_LOG ?? 'fatal' }),
      games: [crashModule],
      ...settings,
      channelLimits: {
        ...settings.channelLimits,
        budgets: { ...CHANNEL_LIMITS.budgets, acts: UNBOUNDED.acts, ...settings.channelLimits?.budgets },
      },
      httpLimits: { calls: 100_000, tries: 100_000, triesOfOne: 1_000, ...settings.httpLimits },
      config,
    });
    const owner = openDatabase(config.migrateDatabaseUrl ?? house.db.url);
    return new TestHouse(house, settings.database ? null : database, owner);
  }

  /** The server of the sandbox providers, if the house was started with them. */
  get sandbox(): SandboxServer {
    const { sandbox } = this.house;
    if (!sandbox) throw new Error('the house was started without the providers of the sandbox');
    return sandbox.server;
  }

  get url(): string {
    return this.house.url;
  }

  /** One HTTP request; a body is sent as JSON. */
  async request(
    method: string,
    path: string,
    { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(token !== undefined && { main_token: token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: readJson(text) };
  }

  /** A call of the contract. @throws unless the answer is 200 */
  async call<Input, Reply>(
    call: Call<Input, Reply>,
    { input, ...options }: { token?: string; input?: Input; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const { url, body } = addressOf(call, input);
    const { status, text, json } = await this.request(call.method, url, {
      ...options,
      ...(body !== undefined && { body }),
    });
    if (status !== 200) throw new Error(`${call.method} ${url} answered ${status} ${text}`);
    return json as Reply;
  }

  /** Registers a new player with the play-money grant. */
  async register(phone = `8${randomInt(10 ** 8, 10 ** 9)}`): Promise<SignedIn & { phone: string }> {
    return { phone, ...(await this.call(phoneRegister, { input: { phone, password: PASSWORD } })) };
  }

  /** Opens a connection to the channel, closed with the house. */
  connect(token?: string): TestChannel {
    const channel = new TestChannel(this.url, token);
    this.#channels.push(channel);
    return channel;
  }

  async close(): Promise<void> {
    await Promise.all(this.#channels.map((channel) => channel.close()));
    await this.house.close();
    await this.db.close();
    await this.#database?.close();
  }
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
