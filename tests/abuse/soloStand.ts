import type { SoloGameKey } from '../../contract/games/soloGames.ts';
import type { TestChannel } from '../../house/testing/core/testChannel.ts';
import type { AnyRound } from '../../house/testing/solo/testedGame.ts';
import { moveOf, SoloPlayerAt, startOf } from '../../house/testing/solo/testSolo.ts';
import type { Mallory } from './mallory.ts';
import { goodFor, type NamedField } from './operations.ts';

/** A player of a solo game who can perform each of its operations, so that refusals are due to the attack only. */
export class SoloStand {
  readonly player: SoloPlayerAt;
  readonly #game: SoloGameKey;

  constructor(game: SoloGameKey, { userId, token }: Mallory, channel: TestChannel) {
    this.#game = game;
    this.player = new SoloPlayerAt({ connect: () => channel }, game, { id: userId, token });
  }

  /** Valid variables of an operation in the current state, after preparing a state that allows it. */
  async good({ name, field }: NamedField): Promise<Record<string, unknown>> {
    const some = goodFor(field);
    switch (name.slice(this.#game.length)) {
      case 'StartRound':
        await this.ended();
        return startOf(this.#game);
      case 'SelectCard':
        return moveOf(this.#game, await this.opened());
      case 'CashRound': {
        const { roundId } = await this.won();
        return { key: startOf(this.#game).key, roundId };
      }
      case 'PastRound':
        return { roundId: (await this.ended()).roundId };
      case 'SetSeed':
        await this.ended();
        return { ...some, ...(await this.#pair()) };
      default:
        return 'pairId' in some ? { ...some, ...(await this.#pair()) } : some;
    }
  }

  /** A round that is open. */
  async opened(): Promise<AnyRound> {
    let { round } = await this.player.cur();
    while (!round) {
      const started = (await this.player.start()).round;
      round = started.over ? null : started;
    }
    return round;
  }

  /** An open round with a win so far. */
  async won(): Promise<AnyRound> {
    let round = await this.opened();
    while (round.rate === '0') {
      ({ round } = await this.player.move(round));
      if (round.over) round = await this.opened();
    }
    return round;
  }

  /** The newest round, which has ended. */
  async ended(): Promise<AnyRound> {
    const { round, latest } = await this.player.cur();
    if (!round) return latest[0] ?? (await this.#played());
    await (round.rate === '0' ? this.player.move(round) : this.player.cash(round));
    return this.ended();
  }

  async #played(): Promise<AnyRound> {
    await this.player.start();
    return this.ended();
  }

  async #pair(): Promise<{ pairId: string | undefined }> {
    return { pairId: (await this.player.cur()).fairRound?.pairId };
  }
}
