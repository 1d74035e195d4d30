import { sheet } from './card.mjs';
import { CROWNS } from './crowns.mjs';
import { INKS, inkOf, mark, SUITS } from './suits.mjs';

/** The second colour of a suit's court: cloth and jewels. */
const CLOTH = {
  spade: ['#8a6cff', '#4426a8'],
  club: ['#2fd6a4', '#0b7f6c'],
  heart: ['#ff6aa0', '#b01a5e'],
  diamond: ['#ffab3d', '#d9560f'],
};

/** Each mask: skin lit and in shade, and what is drawn on it. */
const FACES = {
  jack: { skin: ['#ffeed6', '#e9b98c'], brow: '#3a2230', lips: '#d9485a' },
  queen: { skin: ['#fff6ea', '#f3c4a6'], brow: '#3a2230', lips: '#e2304e' },
  king: { skin: ['#ffcf9e', '#cf7f45'], brow: '#2e1a1c', lips: '#9c2f34' },
};

/**
 * A court card's figure in the manner of topeng masks: face, crown and collar before a gunungan, the leaf-shaped
 * mountain of the shadow play.
 */
export function court(figure, suit) {
  const { skin, brow, lips } = FACES[figure];
  const { from, to, deep } = INKS[SUITS[suit].ink];
  const [bright, dark] = CLOTH[suit];
  const defs = [
    fade('leaf', from, deep, to),
    fade('skin', skin[0], skin[1]),
    fade('cloth', bright, dark),
    fade('gold', '#fff0b0', '#e0901a', '#ffc93c'),
    fade('hair', '#4a2c4e', '#1c0f24'),
    '<clipPath id="in"><rect x="8" y="8" width="136" height="200" rx="12"/></clipPath>',
  ];
  const body = `${gunungan()}<g>${CROWNS[figure].behind}${shoulders()}${neck()}${ears()}${face()}${features(brow, lips)}${figure === 'king' ? beard(brow) : ''}${figure === 'queen' ? blush() : ''}${CROWNS[figure].front}</g>${pendant(suit)}`;
  return sheet(
    `<defs>${inkOf(suit)}${defs.join('')}</defs><g clip-path="url(#in)"><g transform="translate(95 0)">${body}</g></g>`,
  );
}

function fade(id, first, last, middle) {
  const between = middle ? `<stop offset=".5" stop-color="${middle}"/>` : '';
  return `<linearGradient id="${id}" x1=".2" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="${first}"/>${between}<stop offset="1" stop-color="${last}"/></linearGradient>`;
}

/** The mountain: its outline, the same drawn smaller in gold, and rays from behind the head. */
function gunungan() {
  const leaf = (half, peak, foot) =>
    `M0 ${peak}C${half * 0.15} ${peak + 24} ${half} ${peak + 56} ${half} 134C${half} 168 ${half * 0.86} 192 ${half * 0.75} ${foot}H${-half * 0.75}C${-half * 0.86} 192 ${-half} 168 ${-half} 134C${-half} ${peak + 56} ${-half * 0.15} ${peak + 24} 0 ${peak}z`;
  const rays = [-40, -20, 20, 40].map(
    (turn) => `<path d="M-1.8 -44L0 -68L1.8 -44z" transform="translate(0 126) rotate(${turn})"/>`,
  );
  return `<path d="${leaf(48, 12, 212)}" fill="url(#leaf)"/><g fill="#ffd97a" opacity=".34">${rays.join('')}</g><path d="${leaf(44, 21, 230)}" fill="none" stroke="#ffd97a" stroke-width="1.8" opacity=".9"/>`;
}

const shoulders = () =>
  '<path d="M-48 208C-53 208 -55 205 -54 200C-51 180 -36 172 -14 167H14C36 172 52 182 54 214H-40z" fill="url(#cloth)"/><path d="M-44 186C-26 200 26 200 44 186L38 176C20 188 -20 188 -38 176z" fill="url(#gold)"/><path d="M-30 171C-16 181 16 181 30 171" fill="none" stroke="#fff0b0" stroke-width="3" stroke-linecap="round"/>';

const neck = () =>
  '<path d="M-10 138H10V164C10 174 -10 174 -10 164z" fill="url(#skin)"/><path d="M-10 146C-4 154 4 154 10 146V139H-10z" fill="#7a3a2a" opacity=".35"/>';

/** Sumping: wings of gold that rise from behind the ears. */
const ears = () =>
  [1, -1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)"><path d="M21 128C31 128 40 120 41 108C42 98 37 92 40 82C31 88 29 96 29 103C25 100 22 98 20 97z" fill="url(#gold)"/><path d="M23 121C30 119 34 113 34 105" fill="none" stroke="#b8640f" stroke-width="1.6" stroke-linecap="round"/><circle cx="25" cy="133" r="4" fill="url(#cloth)"/></g>`,
    )
    .join('');

const face = () =>
  '<path d="M-25 98C-26 84 26 84 25 98C27 123 14 145 0 149C-14 145 -27 123 -25 98z" fill="url(#skin)"/>';

function features(brow, lips) {
  const half = (side) =>
    `<g transform="scale(${side} 1)"><path d="M4 112.5C8 107.5 15 107 20 111.5C15 116 8 116.5 4 112.5z" fill="#fff"/><path d="M4 112.5C8 107.5 15 107 20.5 110.5C15 109.5 9 110 4 112.5z" fill="${brow}"/><circle cx="12" cy="112.6" r="3" fill="${brow}"/><path d="M3.5 104C9 98.5 16 98.5 21.5 102.5C16 100.8 9 101.5 3.5 104z" fill="${brow}" stroke="${brow}" stroke-width="1.4" stroke-linejoin="round"/></g>`;
  return `${half(1)}${half(-1)}<path d="M-1.5 110C-1.5 117 -5 121 -5 124C-3 126.5 3 126.5 5 124C5 122 3.5 120 2.5 117" fill="none" stroke="#8a4630" stroke-width="1.7" stroke-linecap="round" opacity=".75"/><path d="M-8 133C-5 130.5 -2 130.5 0 131.5C2 130.5 5 130.5 8 133C5 137.5 -5 137.5 -8 133z" fill="${lips}"/><circle cx="0" cy="98.5" r="2" fill="#e0901a"/>`;
}

const beard = (brow) =>
  `<path d="M0 127.5C5 125 11 127 14 132C17 131 19 128 19 125C22 133 15 138 9 135C5 133.5 2 131 0 131C-2 131 -5 133.5 -9 135C-15 138 -22 133 -19 125C-19 128 -17 131 -14 132C-11 127 -5 125 0 127.5z" fill="${brow}"/><path d="M-7 143C-3 146 3 146 7 143C5 150 3 154 0 157C-3 154 -5 150 -7 143z" fill="${brow}"/>`;

const blush = () =>
  '<g fill="#ff6a6a" opacity=".32"><ellipse cx="-16" cy="124" rx="5.5" ry="4"/><ellipse cx="16" cy="124" rx="5.5" ry="4"/></g>';

const pendant = (suit) =>
  `<circle cy="194" r="14" fill="url(#gold)"/><circle cy="194" r="11.5" fill="#fff8e8"/>${mark(suit, 0, 194, 15)}`;
