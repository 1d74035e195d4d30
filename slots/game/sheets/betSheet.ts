import type { Minor } from '../../../contract/money.ts';
import type { Wording } from '../hud/hud.ts';
import type { Session } from '../session/state.ts';
import { chips } from './chips.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** The sheet with all bets. */
export function openBetSheet(
  { bets, bet }: Pick<Session, 'bets' | 'bet'>,
  { write, money }: Wording,
  choose: (bet: Minor) => void,
): Sheet {
  const all = bets.map((value) => ({ value, text: money(value) }));
  const sheet = openSheet(
    { title: write('betTitle'), write },
    chips(write('bet'), all, bet, (value) => {
      choose(value);
      sheet.close();
    }),
  );
  return sheet;
}
