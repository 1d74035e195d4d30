import {
  phoneRegister,
  type SignedIn,
  type UserProfile,
  user,
} from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { PASSWORD } from '../../../house/testing/testHouse.ts';
import type { TwoHouses } from './twoHouses.ts';

/** What a player knows for sure, as a house acknowledged it. */
export interface Punter {
  readonly id: bigint;
  readonly token: string;
  /** An address of their own. */
  readonly ip: string;
  /** What another one registers with to have come by this one. */
  readonly inviteCode: string;
  /** What came in by deposits. */
  deposited: bigint;
  /** Rounds of their own, by the key that they were started with. */
  readonly rounds: Map<string, { amount: bigint; win: bigint }>;
  /** Stakes at the table by their bets' ids. How they end is told there. */
  readonly tableBets: Map<string, bigint>;
  /**
   * The keys that claimed something, with the promotion and the award that each was answered with; of claims of several awards with
   * what each promotion gave.
   */
  readonly claimed: Map<string, { promotion: string; award: string }>;
  /** The keys that were refused. */
  readonly refused: Set<string>;
  readonly breaks: { from: number; until: number }[];
}

/** The model of a run: its players, and what they were given. */
export class Book {
  readonly players: Punter[] = [];
  /** Codes that are used up by so many uses. */
  readonly giftCodes: string[] = [];
  #keys = 0;

  /** A key that no other request has. */
  key(): string {
    this.#keys += 1;
    return `model-${this.#keys}`;
  }

  /** The player of a number, whatever it is; null while there is none. */
  player(number: number): Punter | null {
    return this.players[number % this.players.length] ?? null;
  }

  /** A new player with the grant and a phone that was verified, whom the one before invited. */
  async register(houses: TwoHouses): Promise<void> {
    const number = this.players.length + 1;
    const ip = `10.0.0.${number}`;
    // Their last digits say how phone credit goes: as it should, late, told twice, and never.
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

/** Whether a player took a break that lasts at `at`. */
export const onBreak = ({ breaks }: Punter, at: number) =>
  breaks.some(({ from, until }) => from <= at && at < until);
