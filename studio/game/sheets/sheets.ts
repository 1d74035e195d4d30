import type { Wording } from '../hud/hud.ts';
import type { SessionEvent } from '../session/spins.ts';
import type { Session } from '../session/state.ts';
import { spinName } from '../spinName.ts';
import type { TableParts } from '../table.ts';
import { openAutoSheet } from './autoSheet.ts';
import { openBetSheet } from './betSheet.ts';
import { openBuySheet } from './buySheet.ts';
import type { Sheet } from './sheet.ts';

/** The sheets over the game, one at a time. */
export class Sheets {
  readonly #parts: TableParts;
  readonly #tell: (event: SessionEvent) => void;
  #open: Sheet | null = null;

  constructor(parts: TableParts, tell: (event: SessionEvent) => void) {
    this.#parts = parts;
    this.#tell = tell;
  }

  close(): void {
    this.#open?.close();
  }

  bets(session: Session, wording: Wording): void {
    this.#open = openBetSheet(session, wording, (bet) => this.#tell({ type: 'bet', bet }));
  }

  auto({ bet, slot }: Session, wording: Wording): void {
    const featured = slot.model !== 'threeReels';
    this.#open = openAutoSheet({ bet, featured }, wording, (settings) =>
      this.#tell({ type: 'auto', name: spinName(), settings }),
    );
  }

  buy({ bet, slot }: Session, wording: Wording): void {
    this.#open = openBuySheet({ slot, bet, rtp: null }, wording, () =>
      this.#tell({ type: 'buy', name: spinName() }),
    );
  }

  async info(_session: Session, _wording: Wording): Promise<void> {
    void this.#parts;
  }
}
