import { element } from '../dom.ts';

/** A list of names and values, one row each. */
export function rowList(rows: readonly (readonly [string, string])[]): HTMLElement {
  const made = rows.map(([name, value]) =>
    element('div', {}, element('dt', { textContent: name }), element('dd', { textContent: value })),
  );
  return element('dl', { className: 'rows' }, ...made);
}
