import {
  phoneRegister,
  type SignedIn,
  type UserProfile,
  user,
} from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { PASSWORD } from '../../../house/testing/testHouse.ts';
import type { TwoHouses } from './twoHouses.ts';

/** A player's data as acknowledged by a house. */
export interface Punter {
  readonly id: bigint;
  readonly token: string;
  /** Their own address. */
  readonly ip: string;
  /** The code with which others register as invited by this player. */
  readonly inviteCode: string;
  /** Total deposits. */
  deposited: bigint;
  /** Solo rounds, by the key of their start. */
  readonly rounds: Map<string, { amount: bigint; win: bigint }>;
  /** Stakes in crash by bet id. Their results are read from the ledger. */
  readonly tableBets: Map<string, bigint>;
  /**
   * Keys of successful claims, with the promotion and award of each answer; for claims of several awards the amount per
   * promotion.
   */
  readonly claimed: Map<string, { promotion: string; award: string }>;
  /** Keys of refused claims. */
  readonly refused: Set<string>;
  readonly breaks: { from: number; until: number }[];
}

/** The model of a run: its players, and their awards. */
export class Book {
  readonly players: Punter[] = [];
  /** Gift codes with a limited number of uses. */
  readonly giftCodes: string[] = [];
  #keys = 0;

  /** A unique key. */
  key(): string {
    this.#keys += 1;
    return `model-${this.#keys}`;
  }

  /** Maps any number to a player; null while there is none. */
  player(number: number): Punter | null {
    return this.players[number % this.players.length] ?? null;
  }

  /** Registers a player with the grant and a verified phone, invited by the previous one. */
  async register(houses: TwoHouses): Promise<void> {
    const number = this.players.length + 1;
    const ip = `10.0.0.${number}`;
    // The last digits determine the delivery of phone credit in the sandbox: normal, late, reported twice, and never.
    const phone = `8120000${String(number + 5).padStart(4, '0')}`;
    const inviteCode = this.players.at(-1)?.inviteCode;
    const variables = {
      input: { phone, password: PASSWORD, ...(inviteCode !== undefined && { inviteCode }) },
    };
    const { status, json } = await houses.request(phoneRegister, { ip }, variables);
    if (status !== 200) throw new Error(`nobody could register: ${JSON.stringify(json)}`);
    const { token, user: brief } = json as unknown as SignedIn;
    const id = BigInt(brief.id);
    await houses.db.pool.query('UPDATE users SET phone = $2, phone_proved_at = now_ms() WHERE id = $1', [
      id,
      MARKETS.id.phone.prefix + phone,
    ]);
    const profile = await houses.request(user, { token, ip });
    this.players.push({
      ...{ id, token, ip, deposited: 0n, rounds: new Map(), tableBets: new Map() },
      ...{ claimed: new Map(), refused: new Set(), breaks: [] },
      inviteCode: (profile.json as unknown as UserProfile).inviteCode,
    });
  }
}

/** Whether a player is in a time-out at `at`. */
export const onBreak = ({ breaks }: Punter, at: number) =>
  breaks.some(({ from, until }) => from <= at && at < until);
