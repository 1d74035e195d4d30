import type { Minor } from '../../../contract/money.ts';
import { stakeOf } from '../../../contract/slots/spin.ts';
import { button, element, setLabel, setPressed, setText } from '../dom.ts';
import { icon, setIcon } from '../icons.ts';
import { type Session, shownBalance } from '../session/state.ts';
import type { Write } from '../texts.ts';
import { amountFigure } from './amountFigure.ts';
import { type MainAction, mainAction, mainCount } from './mainButton.ts';

/** The player's actions in the bar. */
export interface HudActions {
  main(action: MainAction): void;
  /** Changes the bet by a number of steps. */
  step(steps: number): void;
  bets(): void;
  auto(): void;
  turbo(): void;
  buy(): void;
  menu(): void;
  sound(): void;
}

/** The displayed data. `state` is the text for anything besides single spins. */
interface HudView {
  session: Session;
  state: string | null;
  sounds: boolean;
}

/** Formatting of texts and amounts. */
export interface Wording {
  write: Write;
  money: (amount: Minor) => string;
}

const MAIN_ICONS = { spin: 'spin', hurry: 'hurry', stopAuto: 'stop', retry: 'spin', none: 'spin' } as const;

/** The bar below the scene: balance, stake and win, and all buttons. */
export class Hud {
  readonly root: HTMLElement;
  readonly #balance = amountFigure('balance');
  readonly #win = amountFigure('win');
  readonly #bet: HTMLButtonElement;
  readonly #betLabel = element('span', { className: 'caption' });
  readonly #betAmount = element('span', { className: 'amount' });
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  readonly #main: HTMLButtonElement;
  readonly #mainIcon = icon('spin');
  readonly #mainCount = element('span', { className: 'count' });
  readonly #auto: HTMLButtonElement;
  readonly #turbo: HTMLButtonElement;
  readonly #buy: HTMLButtonElement;
  readonly #buyLabel = element('span');
  readonly #buyPrice = element('strong');
  readonly #menu: HTMLButtonElement;
  readonly #sound: HTMLButtonElement;
  readonly #soundIcon = icon('sound');
  #action: MainAction = 'none';

  constructor(actions: HudActions) {
    this.#main = button('main', () => actions.main(this.#action), this.#mainIcon, this.#mainCount);
    this.#less = button('step', () => actions.step(-1), icon('minus'));
    this.#more = button('step', () => actions.step(1), icon('plus'));
    this.#bet = button('bet-value', actions.bets, this.#betLabel, this.#betAmount);
    this.#auto = button('tool tool-auto', actions.auto, icon('auto'));
    this.#turbo = button('tool tool-turbo', actions.turbo, icon('turbo'));
    this.#menu = button('tool tool-menu', actions.menu, icon('menu'));
    this.#sound = button('tool tool-sound', actions.sound, this.#soundIcon);
    this.#buy = button('buy', actions.buy, this.#buyLabel, this.#buyPrice);
    for (const opens of [this.#bet, this.#auto, this.#menu, this.#buy])
      opens.setAttribute('aria-haspopup', 'dialog');
    const bet = element('div', { className: 'bet' }, this.#less, this.#bet, this.#more);
    const { root: balance } = this.#balance;
    const { root: win } = this.#win;
    this.root = element(
      'section',
      { className: 'hud' },
      ...[this.#menu, win, this.#sound, this.#buy, this.#main, this.#turbo, this.#auto, balance, bet],
    );
  }

  render({ session, state, sounds }: HudView, { write, money }: Wording): void {
    const { phase, gift, slot, bets } = session;
    const idle = phase.at === 'idle' && !session.auto;
    const bet = gift && gift.left > 0 ? gift.bet : session.bet;
    setLabel(this.root, write('controls'));

    this.#balance.show(write('balance'), shownBalance(session), money);
    this.#win.show(state ?? write('win'), session.win, money);
    this.#win.root.toggleAttribute('data-state', state !== null);
    this.#win.root.toggleAttribute('data-won', session.win > 0n);

    setText(this.#betLabel, write('bet'));
    setText(this.#betAmount, money(bet));
    setLabel(this.#less, write('betLess'));
    setLabel(this.#more, write('betMore'));
    const changes = idle && !(gift && gift.left > 0);
    this.#bet.disabled = !changes;
    this.#less.disabled = !changes || bet === bets[0];
    this.#more.disabled = !changes || bet === bets[bets.length - 1];

    this.#renderMain(session, write);
    setLabel(this.#auto, write('auto'));
    this.#auto.disabled = !idle;
    setLabel(this.#turbo, write('turbo'));
    setPressed(this.#turbo, session.turbo);
    setLabel(this.#menu, write('menu'));
    setLabel(this.#sound, write('sound'));
    setPressed(this.#sound, sounds);
    setIcon(this.#soundIcon, sounds ? 'sound' : 'mute');

    const price = stakeOf(slot, 'buy', bet);
    this.#buy.hidden = price === null;
    this.root.toggleAttribute('data-buys', price !== null);
    this.#buy.disabled = !changes;
    setText(this.#buyLabel, write('buy'));
    setText(this.#buyPrice, price === null ? '' : money(price));
  }

  #renderMain(session: Session, write: Write): void {
    const action = mainAction(session);
    const count = mainCount(session);
    this.#action = action;
    setIcon(this.#mainIcon, MAIN_ICONS[action]);
    setText(this.#mainCount, count === null ? '' : String(count));
    setLabel(this.#main, action === 'none' ? write('spin') : write(action));
    this.#main.toggleAttribute('data-count', count !== null);
    this.#main.disabled = action === 'none';
    this.#main.toggleAttribute('data-turning', session.phase.at === 'asking');
  }
}
