import { userBrief } from '../../../contract/http/people/accounts.ts';
import type { TestChannel } from '../core/testChannel.ts';
import type { TestHouse } from '../testHouse.ts';

/** A registered player of a test house, connected to its channel: base class of the games' players. */
export class RegisteredPlayer {
  readonly id: string;
  readonly token: string;
  readonly channel: TestChannel;
  readonly #house: TestHouse;

  constructor(house: TestHouse, { token, user }: Awaited<ReturnType<TestHouse['register']>>) {
    this.#house = house;
    this.id = user.id;
    this.token = token;
    this.channel = house.connect(token);
  }

  /** The balance, in minor units. */
  async balance(): Promise<bigint> {
    return BigInt((await this.#house.call(userBrief, { token: this.token })).balance);
  }
}
