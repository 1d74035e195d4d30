import type { Minor } from '../../../contract/money.ts';
import { element, setText } from '../dom.ts';
import { Counter } from './counter.ts';

/** A caption with an amount that counts up. */
export function amountFigure(name: string) {
  const [caption, value] = [
    element('span', { className: 'caption' }),
    element('span', { className: 'amount' }),
  ];
  const counter = new Counter(value);
  return {
    root: element('div', { className: `figure ${name}` }, caption, value),
    show(text: string, to: Minor, money: (amount: Minor) => string): void {
      setText(caption, text);
      counter.show(to, money);
    },
  };
}
