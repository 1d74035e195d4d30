import { element } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import type { InfoParts } from './infoParts.ts';
import { numberRows } from './numbers.ts';
import { prizeRows } from './prizes.ts';
import { rowList } from './rowList.ts';
import { rulesOf } from './rules.ts';

/** The rules and the statistics. */
export function rulesTab({ title, session }: InfoParts, { write, money }: Wording): HTMLElement[] {
  const { slot, bet } = session();
  const sections = rulesOf(slot, bet, money).flatMap(({ title: heading, rules }) => [
    element('h3', { textContent: write(heading) }),
    element(
      'ul',
      { className: 'rules' },
      ...rules.map(({ key, values }) => element('li', { textContent: write(key, values) })),
    ),
    ...(heading === 'rulesHoldTitle' && slot.model === 'holdAndWin'
      ? [rowList(prizeRows(slot, bet, money, write))]
      : []),
  ]);
  if (!title.record) return sections;
  const numbers = rowList(numberRows(title.record, document.documentElement.lang, write));
  return [...sections, element('h3', { textContent: write('numbersTitle') }), numbers];
}
