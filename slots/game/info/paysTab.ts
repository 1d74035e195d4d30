import { modelOf } from '../../../contract/slots/models.ts';
import { artOf } from '../../looks/art.ts';
import { element } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import type { TextKey } from '../texts.ts';
import type { InfoParts } from './infoParts.ts';
import { lineMap } from './lineMap.ts';
import { type PayRow, payRows } from './payRows.ts';
import { type AtlasMap, symbolPicture } from './symbolPicture.ts';

/** Size of a symbol in the table, px, as in the style sheet. */
const SYMBOL = 52;

/** Every symbol's payouts at the selected bet, and the paylines. */
export function paysTab({ title, session, atlas }: InfoParts, wording: Wording): HTMLElement[] {
  const { write, money } = wording;
  const { slot, bet } = session();
  const model = modelOf(slot);
  const art = artOf(title);
  const table = element(
    'ul',
    { className: 'pays' },
    ...payRows(slot, bet).map((row) => payEntry(row, art, atlas, wording)),
  );
  const lines = model.lines(slot);
  const maps = lines.map((line, i) => lineMap(line, model.rows, String(i + 1)));
  const drawn =
    lines.length === 0
      ? []
      : [
          element('h3', { textContent: write('linesTitle', { lines: lines.length }) }),
          element('div', { className: 'line-maps' }, ...maps),
        ];
  return [
    element('h3', { textContent: write('paysAt', { bet: money(bet) }) }),
    element('p', { className: 'note', textContent: write('paysEach') }),
    table,
    ...drawn,
  ];
}

function payEntry(
  { letter, pays }: PayRow,
  art: ReturnType<typeof artOf>,
  atlas: AtlasMap,
  { write, money }: Wording,
): HTMLElement {
  const name = write(`symbol_${letter}` as TextKey);
  const amounts = pays.map(({ count, amount }) =>
    element('div', {}, element('dt', { textContent: count }), element('dd', { textContent: money(amount) })),
  );
  return element(
    'li',
    {},
    symbolPicture(letter, art, atlas, name, SYMBOL),
    amounts.length > 0
      ? element('dl', {}, ...amounts)
      : element('p', { className: 'note', textContent: name }),
  );
}
