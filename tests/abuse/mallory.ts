import { hashPassword } from '../../house/people/accounts/passwords.ts';
import { hashToken, newTokens } from '../../house/people/accounts/sessions.ts';
import { grant } from '../../house/testing/ledger/testGifts.ts';
import { reportPaid } from '../../house/testing/ledger/testOrders.ts';
import { PIN } from '../../house/testing/payments/testPayments.ts';
import { PASSWORD, type TestHouse } from '../../house/testing/testHouse.ts';

/** An attacker with their own honest account. */
export interface Mallory {
  userId: string;
  token: string;
  /** National digits, and the user name. */
  phone: string;
  userName: string;
  /** Their bank account. */
  account: string;
}

const FUNDS = 100_000_000n;
const HOUR_MS = 3_600_000;

/** Creates attackers quickly: their passwords and PINs are the same, so each is hashed once. */
export class Mallories {
  readonly #house: TestHouse;
  readonly #passwordHash: string;
  readonly #pinHash: string;
  #last = 0;

  private constructor(house: TestHouse, passwordHash: string, pinHash: string) {
    this.#house = house;
    this.#passwordHash = passwordHash;
    this.#pinHash = pinHash;
  }

  static async prepare(house: TestHouse): Promise<Mallories> {
    const [passwordHash, pinHash] = await Promise.all([
      hashPassword(PASSWORD, { network: 'tests' }),
      hashPassword(PIN, { network: 'tests' }),
    ]);
    return new Mallories(house, passwordHash, pinHash);
  }

  async next(): Promise<Mallory> {
    const { db } = this.#house;
    this.#last += 1;
    const number = this.#last;
    const phone = `8577${String(number).padStart(7, '0')}`;
    const userName = `mallory_${number}`;
    const now = this.#house.house.clock.now();
    const id = await this.#insert(
      `INSERT INTO users (phone, user_name, name, currency, password_hash, created_at)
       VALUES ($1, $2, 'Mallory', 'IDR', $3, $4) RETURNING id`,
      [`+62${phone}`, userName, this.#passwordHash, now - 24 * HOUR_MS],
    );
    const token = newTokens(id).token;
    await db.pool.query(
      `INSERT INTO sessions (token_hash, user_id, created_at, expires_at, seen_at, fresh_until)
       VALUES ($1, $2, $3, $4, $3, $4)`,
      [hashToken(token), id, now, now + HOUR_MS],
    );
    await db.pool.query(
      "INSERT INTO user_devices (user_id, device, founding, first_at) VALUES ($1, 'own', true, $2)",
      [id, now],
    );
    await db.pool.query('INSERT INTO user_pins (user_id, pin_hash, changed_at) VALUES ($1, $2, $3)', [
      id,
      this.#pinHash,
      now,
    ]);
    const account = await this.#insert(
      `INSERT INTO bank_accounts (user_id, bank, number, holder, created_at)
       VALUES ($1, 'BCA', '9876543210', 'MALLORY', $2) RETURNING id`,
      [id, now],
    );
    await grant(db, { key: 'welcome', userId: id, currency: 'IDR', amount: FUNDS, reason: 'welcome' });
    const order = await this.#insert(
      `INSERT INTO deposit_orders (user_id, currency, port, amount, fee, payable, key, reference, created_at, expires_at)
       VALUES ($1, 'IDR', 'qris', $2, 0, $2, 'funds', $3, $4, $5) RETURNING id`,
      [id, FUNDS, `DMALLORY${number}`, now, now + HOUR_MS],
    );
    await reportPaid(db, { orderId: order, ref: 'funds', amount: FUNDS });
    return { userId: id.toString(), token, phone, userName, account: account.toString() };
  }

  async #insert(sql: string, values: unknown[]): Promise<bigint> {
    const { rows } = await this.#house.db.pool.query<{ id: bigint }>(sql, values);
    if (!rows[0]) throw new Error('nothing was inserted');
    return rows[0].id;
  }
}
