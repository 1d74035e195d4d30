import type { SlotPicture } from '../stage/slotPicture.ts';
import { Game } from './game.ts';
import { Hud } from './hud/hud.ts';
import { type MainAction, mainAction } from './hud/mainButton.ts';
import { Overlay } from './hud/overlay.ts';
import { type FeatureLeft, featureText, stateText } from './hud/stateText.ts';
import { listenToKeys } from './keys.ts';
import { steppedBet } from './session/bets.ts';
import { openedSession, spunOf } from './session/opened.ts';
import type { SessionEvent } from './session/spins.ts';
import type { Session } from './session/state.ts';
import { Sheets } from './sheets/sheets.ts';
import { SlotScreen } from './slotScreen.ts';
import { spinName } from './spinName.ts';
import type { TableParts } from './tableParts.ts';

/** The game on its page: bar, sheets and scene of one session. */
export class Table extends SlotScreen {
  readonly #parts: TableParts;
  readonly #hud: Hud;
  readonly #overlay: Overlay;
  #game: Game | null = null;
  #sheets: Sheets | null = null;
  #feature: FeatureLeft = null;

  constructor(parts: TableParts) {
    super(parts);
    const { site } = parts;
    this.#parts = parts;
    const cashier = () => site.send('cashier', {});
    this.#overlay = new Overlay({
      retry: () => this.#dispatch({ type: 'retry' }),
      dismiss: () => this.#dispatch({ type: 'dismissed' }),
      cashier,
      exit: () => site.send('exit', {}),
    });
    this.#hud = new Hud({
      main: (action) => this.#main(action),
      step: (steps) => this.#step(steps),
      bets: () => this.#sheets?.bets(this.wording),
      auto: () => this.#sheets?.auto(this.wording),
      turbo: () => this.#dispatch({ type: 'turbo', on: !this.#game?.session.turbo }),
      buy: () => this.#sheets?.buy(this.wording),
      sound: () => this.switchSound(),
      menu: () => void this.#sheets?.info(this.wording),
    });
  }

  /** The scene is ready: the game can be played, and first shows a spin interrupted by a reload. */
  begin(picture: SlotPicture, page: HTMLElement): void {
    const { opened, server, site } = this.#parts;
    const changed = (session: Session, before: Session) => this.#changed(session, before);
    const game = new Game(openedSession(opened), { server, picture, site, changed });
    this.#game = game;
    this.#sheets = new Sheets(this.#parts, game);
    this.show(picture, page, { name: opened.name, over: this.#overlay.root, bar: this.#hud.root });
    listenToKeys(() => this.#main(mainAction(game.session)));
    // Before `loaded`: the site shows the full balance while a loaded game has no round.
    if (opened.unfinished) this.#dispatch({ type: 'resume', spun: spunOf(opened.unfinished) });
    site.send('loaded', {});
  }

  won(rate: number): void {
    this.#dispatch({ type: 'won', rate });
  }

  feature(left: FeatureLeft): void {
    if (left && !this.#feature)
      this.#overlay.announce(featureText(left, this.#parts.opened.title.slot, this.wording.write));
    this.#feature = left;
    this.render();
  }

  #dispatch(event: SessionEvent): void {
    this.#game?.dispatch(event);
  }

  #main(action: MainAction): void {
    if (action === 'none') return;
    this.#dispatch(action === 'spin' ? { type: 'spin', name: spinName() } : { type: action });
  }

  #step(steps: number): void {
    if (!this.#game) return;
    const { bets, bet } = this.#game.session;
    this.#dispatch({ type: 'bet', bet: steppedBet(bets, bet, steps) });
  }

  #changed(session: Session, before: Session): void {
    const over = before.phase.at === 'playing' && session.phase.at === 'idle';
    if (over) this.#feature = null;
    this.render();
    const { notice } = session;
    if (notice !== before.notice && notice?.about === 'refused' && notice.error === 'balance')
      void this.#refresh();
    const { write, money } = this.wording;
    if (over)
      this.#overlay.announce(
        session.win > 0n ? write('saidWin', { win: money(session.win) }) : write('saidNothing'),
      );
    else if (session.phase.at === 'asking') this.#overlay.announce('');
  }

  protected render(): void {
    if (!this.#game) return;
    const { session } = this.#game;
    const state = stateText(session, this.#feature, this.wording);
    this.#hud.render({ session, state, sounds: this.#parts.sounds.on }, this.wording);
    this.#overlay.render(session, this.wording);
  }

  protected hurry(): void {
    this.#dispatch({ type: 'hurry' });
  }

  protected override balanceChanged(balance: bigint): void {
    this.#dispatch({ type: 'balance', balance });
  }

  protected override languageChanged(): void {
    this.#sheets?.close();
    this.render();
  }

  /** The wallet's balance may differ from the last answer, as after a deposit. */
  async #refresh(): Promise<void> {
    const { server } = this.#parts;
    const nonce = this.#game?.session.seeds.nonce;
    const fetched = await server.balance().catch(() => null);
    // A balance requested before a spin does not include it.
    if (fetched && this.#game?.session.seeds.nonce === nonce)
      this.#dispatch({ type: 'balance', balance: BigInt(fetched.balance) });
  }

  protected override paused(paused: boolean): void {
    if (this.#game?.session.paused && !paused) void this.#refresh();
    this.#dispatch({ type: 'paused', paused });
  }
}
