import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { MARKETS } from '../../../contract/markets.ts';
import { periodRuns } from '../../core/jobs/tables.ts';
import { PlayerLimitsService } from '../../money/limits/limits.ts';
import type { Seat, WalletDriver } from '../../providers/conformance/driver.ts';
import { hub88Driver } from '../../providers/conformance/hub88Driver.ts';
import { oneWalletDriver } from '../../providers/conformance/oneWalletDriver.ts';
import { LaunchSessions } from '../../providers/links/sessions.ts';
import { providerLinks, providerSessions } from '../../providers/links/tables.ts';
import { playerName } from '../../providers/wallet/playerNames.ts';
import { addPlayer, CURRENCY } from '../ledger/testLedger.ts';
import { operateAs } from '../ledger/testOperators.ts';
import { addSession } from '../people/testSessions.ts';
import { TEST_CATALOGUE } from '../site/testCatalogue.ts';
import { TestHouse, type TestSettings } from '../testHouse.ts';

/** The protocol of each provider in the test catalogue, and two of its games. */
const PROVIDERS = {
  hub88: { provider: 'samudra', games: ['garuda-emas', 'garuda'] },
  oneWallet: { provider: 'canon', games: ['pinata', 'bola'] },
} as const;

export type TestProtocol = keyof typeof PROVIDERS;

const FUNDS = 10_000_000n;
const SECRET = 'what both hold';

/** A player at a provider's game. */
export interface AtGame {
  userId: bigint;
  seat: Seat;
  driver: WalletDriver;
}

/** A house connected to one provider of each protocol. */
export class TestProviders {
  readonly house: TestHouse;
  readonly sessions: LaunchSessions;
  /** The key of the provider that signs its calls. */
  readonly key: KeyObject;

  private constructor(house: TestHouse, key: KeyObject) {
    this.house = house;
    this.key = key;
    this.sessions = new LaunchSessions(house.db, house.house.clock);
  }

  /** @param url where the providers themselves are */
  static async start(settings: TestSettings = {}, url = 'http://127.0.0.1:1'): Promise<TestProviders> {
    const house = await TestHouse.start({ catalogue: TEST_CATALOGUE, ...settings });
    // The hourly job runs at a house's start, before any provider is connected, so only the tests send requests.
    await hourDone(house);
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const { hub88, oneWallet } = PROVIDERS;
    await house.db.orm.insert(providerLinks).values([
      { provider: hub88.provider, protocol: 'hub88', url, partner: 'kilat', publicKey: pem },
      { provider: oneWallet.provider, protocol: 'oneWallet', url, partner: 'kilat', secret: SECRET },
    ]);
    await known(`${house.url}/wallet/${hub88.provider}/user/info`);
    return new TestProviders(house, privateKey);
  }

  /** A new player at a game. */
  async seat(protocol: TestProtocol, funds = FUNDS): Promise<AtGame> {
    const userId = await addPlayer(this.house.db, funds);
    const { provider, games } = PROVIDERS[protocol];
    const token = await this.sessions.open(await addSession(this.house.db, userId), provider, games[0]);
    const seat = { user: playerName(userId), token, game: games[0], currency: CURRENCY };
    return { userId, seat, driver: this.driver(protocol, seat) };
  }

  driver(protocol: TestProtocol, seat: Seat, key = this.key): WalletDriver {
    const url = `${this.house.url}/wallet/${PROVIDERS[protocol].provider}`;
    return protocol === 'hub88'
      ? hub88Driver({ url, key, seat })
      : oneWalletDriver({ url, secret: SECRET, seat });
  }

  /** A token of the player that has just expired. */
  async expiredToken({ userId, seat }: AtGame, protocol: TestProtocol): Promise<string> {
    const opener = await addSession(this.house.db, userId);
    const token = await this.sessions.open(opener, PROVIDERS[protocol].provider, seat.game);
    const tokenHash = createHash('sha256').update(token).digest('hex');
    await this.house.db.orm
      .update(providerSessions)
      .set({ expiresAt: this.house.house.clock.now() })
      .where(eq(providerSessions.tokenHash, tokenHash));
    return token;
  }

  otherGame(protocol: TestProtocol): string {
    return PROVIDERS[protocol].games[1];
  }

  async block({ userId }: AtGame): Promise<void> {
    await operateAs(this.house.db, 'ani', "SELECT account_block($1, 'test')", [userId]);
  }

  limits(): PlayerLimitsService {
    return new PlayerLimitsService({ db: this.house.db, clock: this.house.house.clock, market: MARKETS.id });
  }

  close(): Promise<void> {
    return this.house.close();
  }
}

/** Waits until the house knows the provider, i.e. checks its signature: it reads the connected providers every two seconds. */
async function known(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(url, { method: 'POST', body: '{}' });
    if (!(await answer.text()).includes('INVALID_PARTNER')) return;
    await sleep(50);
  }
  throw new Error('the house does not know its providers');
}

async function hourDone({ db }: TestHouse): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await db.orm.$count(periodRuns, eq(periodRuns.kind, 'providers'))) > 0) return;
    await sleep(50);
  }
  throw new Error('the hour that is over was not asked for');
}
