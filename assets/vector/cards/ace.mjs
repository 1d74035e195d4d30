import { sheet } from './card.mjs';
import { INKS, inkOf, mark, SUITS } from './suits.mjs';

const [X, Y] = [90, 138];

/** An ace: its mark large in a lotus of gold, with rays of its own ink. */
export function ace(suit) {
  const { from, to, deep } = INKS[SUITS[suit].ink];
  const petals = Array.from({ length: 12 }, (_, i) => {
    const long = i % 2 === 0;
    const tip = long ? -62 : -55;
    return `<path d="M0 -30C${long ? 13 : 10} -38 ${long ? 11 : 8} ${tip + 10} 0 ${tip}C${long ? -11 : -8} ${tip + 10} ${long ? -13 : -10} -38 0 -30z" transform="rotate(${i * 30})" fill="url(#${long ? 'gold' : 'ink'})"/>`;
  });
  const front = petals.filter((_, i) => i % 2 === 0);
  const behind = petals.filter((_, i) => i % 2);
  const beads = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return `<circle cx="${(Math.cos(angle) * 39.5).toFixed(2)}" cy="${(Math.sin(angle) * 39.5).toFixed(2)}" r="1.7" fill="#fff3c4"/>`;
  });
  return sheet(
    `<defs>${inkOf(suit)}<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe38a"/><stop offset="1" stop-color="#e39a1c"/></linearGradient><radialGradient id="well" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="${from}"/><stop offset=".6" stop-color="${to}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs><g transform="translate(${X} ${Y}) scale(.86)">${behind.join('')}${front.join('')}<circle r="43" fill="url(#gold)"/><circle r="36" fill="url(#well)"/>${beads.join('')}</g>${mark(suit, X, suit === 'heart' ? Y + 2 : Y, 42, { fill: '#fff6e4' })}`,
  );
}
