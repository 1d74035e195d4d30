import type { SeedsReply } from '../../../contract/providers/slotPlay.ts';
import type { Game } from '../game.ts';
import type { Wording } from '../hud/hud.ts';
import { spinName } from '../spinName.ts';
import type { TableParts } from '../tableParts.ts';
import { openAutoSheet } from './autoSheet.ts';
import { openBetSheet } from './betSheet.ts';
import { openBuySheet } from './buySheet.ts';
import type { Sheet } from './sheet.ts';

/** The sheets over the game, one at a time. */
export class Sheets {
  readonly #parts: TableParts;
  readonly #game: Game;
  #open: Sheet | null = null;

  constructor(parts: TableParts, game: Game) {
    this.#parts = parts;
    this.#game = game;
  }

  close(): void {
    this.#open?.close();
  }

  bets(wording: Wording): void {
    this.#open = openBetSheet(this.#game.session, wording, (bet) =>
      this.#game.dispatch({ type: 'bet', bet }),
    );
  }

  auto(wording: Wording): void {
    this.#open = openAutoSheet(this.#game.session, wording, (settings) =>
      this.#game.dispatch({ type: 'auto', name: spinName(), settings }),
    );
  }

  buy(wording: Wording): void {
    const returned = this.#parts.opened.title.record?.buyRtp;
    this.#open = openBuySheet(this.#game.session, returned, wording, () =>
      this.#game.dispatch({ type: 'buy', name: spinName() }),
    );
  }

  /** Its code is loaded when it is first opened. */
  async info(wording: Wording): Promise<void> {
    const { openInfoSheet } = await import('../info/infoSheet.ts');
    const { title, name } = this.#parts.opened;
    this.close();
    this.#open = await openInfoSheet(
      name,
      {
        title,
        session: () => this.#game.session,
        replay: (spun) => this.#game.dispatch({ type: 'replay', spun }),
        changeSeeds: (clientSeed) => this.#changeSeeds(clientSeed),
      },
      wording,
    );
  }

  /** Only between spins: a pending one is drawn from one pair or the other. */
  async #changeSeeds(clientSeed: string): Promise<SeedsReply | 'busy' | 'failed'> {
    const { phase, auto } = this.#game.session;
    if (phase.at !== 'idle' || auto) return 'busy';
    try {
      const seeds = await this.#parts.server.seeds(clientSeed);
      this.#game.dispatch({ type: 'seeds', seeds: seeds.seeds });
      return seeds;
    } catch {
      return 'failed';
    }
  }
}
