import { button, element, setPressed } from '../dom.ts';

/** An option among a few. */
export interface Chip<Value> {
  value: Value;
  text: string;
}

/** Chips of which one is selected. */
export function chips<Value>(
  legend: string,
  all: readonly Chip<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): HTMLElement {
  const made = all.map(({ value, text }) => {
    const chip = button('chip', () => {
      for (const other of made) setPressed(other, other === chip);
      choose(value);
    });
    chip.textContent = text;
    setPressed(chip, value === chosen);
    return chip;
  });
  return element(
    'fieldset',
    { className: 'choice' },
    element('legend', { textContent: legend }),
    element('div', { className: 'chips' }, ...made),
  );
}

/** A chip that is on or off. */
export function toggle(text: string, on: boolean, turn: (on: boolean) => void): HTMLButtonElement {
  let now = on;
  const made = button('toggle', () => {
    now = !now;
    made.setAttribute('aria-checked', String(now));
    turn(now);
  });
  made.setAttribute('role', 'switch');
  made.setAttribute('aria-checked', String(on));
  made.append(element('span', { textContent: text }), element('span', { className: 'knob' }));
  return made;
}
