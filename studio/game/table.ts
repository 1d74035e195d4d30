import type { SiteMessage } from '../../contract/studios/envelope.ts';
import type { SlotOpened } from '../../contract/studios/slotPlay.ts';
import type { SlotCue, SlotEars, SlotPicture } from '../stage/slotPicture.ts';
import { Game } from './game.ts';
import { Hud, type Wording } from './hud/hud.ts';
import { type MainAction, mainAction } from './hud/mainButton.ts';
import { type FeatureLeft, Overlay } from './hud/overlay.ts';
import { listenToKeys } from './keys.ts';
import type { SlotServer } from './server.ts';
import { steppedBet } from './session/bets.ts';
import { openedSession, spunOf } from './session/opened.ts';
import type { SessionEvent } from './session/spins.ts';
import type { Session } from './session/state.ts';
import { Sheets } from './sheets/sheets.ts';
import type { SiteLine } from './site.ts';
import type { SlotSounds } from './sound/sounds.ts';
import { spinName } from './spinName.ts';
import { textsIn } from './texts.ts';

export interface TableParts {
  opened: SlotOpened;
  server: SlotServer;
  site: SiteLine;
  sounds: SlotSounds;
  wording: Wording;
}

/** The game on its page: bar, picture, sheets and sounds, and what the site says, all about one session. */
export class Table implements SlotEars {
  readonly #parts: TableParts;
  readonly #hud: Hud;
  readonly #overlay: Overlay;
  readonly #sheets: Sheets;
  #wording: Wording;
  #game: Game | null = null;
  #picture: SlotPicture | null = null;
  #feature: FeatureLeft = null;
  #sitePaused = false;

  constructor(parts: TableParts) {
    const { site } = parts;
    this.#parts = parts;
    this.#wording = parts.wording;
    const cashier = () => site.say('cashier', {});
    this.#overlay = new Overlay({
      retry: () => this.#tell({ type: 'retry' }),
      dismiss: () => this.#tell({ type: 'dismissed' }),
      cashier,
      exit: () => site.say('exit', {}),
    });
    this.#sheets = new Sheets(parts, (event) => this.#tell(event));
    const withSession = (act: (session: Session) => void) => () => this.#game && act(this.#game.session);
    this.#hud = new Hud({
      main: (action) => this.#main(action),
      step: (steps) =>
        withSession(({ bets, bet }) => this.#tell({ type: 'bet', bet: steppedBet(bets, bet, steps) }))(),
      bets: withSession((session) => this.#sheets.bets(session, this.#wording)),
      auto: withSession((session) => this.#sheets.auto(session, this.#wording)),
      turbo: withSession(({ turbo }) => this.#tell({ type: 'turbo', on: !turbo })),
      buy: withSession((session) => this.#sheets.buy(session, this.#wording)),
      menu: withSession((session) => void this.#sheets.info(session, this.#wording)),
    });
  }

  /** The picture stands: the game can be played, and shows first what a reload cut off. */
  begin(picture: SlotPicture, page: HTMLElement): void {
    const { opened, server, site } = this.#parts;
    const changed = (session: Session, before: Session) => this.#changed(session, before);
    const game = new Game(openedSession(opened), { server, picture, site, changed });
    this.#game = game;
    this.#picture = picture;
    page.querySelector('.picture')?.append(this.#overlay.root);
    page.append(this.#hud.root);
    this.#render();
    listenToKeys(() => this.#main(mainAction(game.session)));
    document.addEventListener('visibilitychange', () => this.#pause());
    site.listen((message) => this.#hear(message));
    if (opened.unfinished) this.#tell({ type: 'resume', spun: spunOf(opened.unfinished) });
  }

  heard(cue: SlotCue): void {
    this.#parts.sounds.heard(cue);
  }

  won(rate: number): void {
    this.#tell({ type: 'won', rate });
  }

  feature(left: FeatureLeft): void {
    this.#feature = left;
    this.#render();
  }

  #tell(event: SessionEvent): void {
    this.#game?.tell(event);
  }

  #main(action: MainAction): void {
    if (action === 'none') return;
    this.#tell(action === 'spin' ? { type: 'spin', name: spinName() } : { type: action });
  }

  #changed(session: Session, before: Session): void {
    const over = before.phase.at === 'playing' && session.phase.at === 'idle';
    if (over) this.#feature = null;
    this.#render();
    const { write, money } = this.#wording;
    if (over)
      this.#overlay.say(
        session.win > 0n ? write('saidWin', { win: money(session.win) }) : write('saidNothing'),
      );
    else if (session.phase.at === 'asking') this.#overlay.say('');
  }

  #render(): void {
    if (!this.#game) return;
    this.#hud.render(this.#game.session, this.#wording);
    this.#overlay.render(this.#game.session, this.#feature, this.#wording);
  }

  #hear(message: SiteMessage): void {
    switch (message.type) {
      case 'pause':
      case 'resume':
        this.#sitePaused = message.type === 'pause';
        this.#pause();
        break;
      case 'mute':
        this.#parts.sounds.mute(message.payload.muted);
        break;
      case 'updateBalance':
        this.#tell({ type: 'balance', balance: BigInt(message.payload.balance) });
        break;
      case 'language':
        void this.#speak(message.payload.language);
    }
  }

  #pause(): void {
    const paused = this.#sitePaused || document.hidden;
    this.#picture?.pause(paused);
    this.#parts.sounds.pause(paused);
    this.#tell({ type: 'paused', paused });
  }

  async #speak(language: Parameters<typeof textsIn>[0]): Promise<void> {
    if (document.documentElement.lang === language) return;
    const write = await textsIn(language);
    document.documentElement.lang = language;
    this.#wording = { ...this.#wording, write };
    this.#sheets.close();
    this.#render();
  }
}
