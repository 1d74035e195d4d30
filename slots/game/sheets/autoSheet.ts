import type { Minor } from '../../../contract/money.ts';
import { button } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import type { AutoSettings } from '../session/autoRun.ts';
import type { Session } from '../session/state.ts';
import { chips, toggle } from './chips.ts';
import { openSheet, type Sheet } from './sheet.ts';

const SPINS = [10, 25, 50, 100, 250, null] as const;
/** In bets. */
const LOSSES = [10n, 25n, 50n, 100n] as const;
const WINS = [10n, 25n, 50n, 100n] as const;

/** The sheet with the limits of an autoplay. */
export function openAutoSheet(
  { slot, bet }: Pick<Session, 'slot' | 'bet'>,
  { write, money }: Wording,
  start: (settings: AutoSettings) => void,
): Sheet {
  const settings: AutoSettings = { spins: 25, stopLoss: 25n * bet, stopWin: null, stopFeature: false };
  const amounts = (times: readonly bigint[]) => [
    ...times.map((one) => ({ value: one * bet, text: money(one * bet) })),
    { value: null, text: write('off') },
  ];
  const spins = SPINS.map((value) => ({ value, text: value === null ? write('endless') : String(value) }));
  const feature = toggle(write('stopFeature'), settings.stopFeature, (on) => {
    settings.stopFeature = on;
  });
  const go = button('action large', () => {
    sheet.close();
    start(settings);
  });
  go.textContent = write('autoStart');
  const sheet = openSheet(
    { title: write('auto'), write },
    chips<number | null>(write('autoSpins'), spins, settings.spins, (value) => {
      settings.spins = value;
    }),
    chips<Minor | null>(write('stopLoss'), amounts(LOSSES), settings.stopLoss, (value) => {
      settings.stopLoss = value;
    }),
    chips<Minor | null>(write('stopWin'), amounts(WINS), settings.stopWin, (value) => {
      settings.stopWin = value;
    }),
    ...(slot.model === 'threeReels' ? [] : [feature]),
    go,
  );
  return sheet;
}
