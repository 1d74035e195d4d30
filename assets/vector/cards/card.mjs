import { kawungLines } from './lines.mjs';
import { inkOf, mark } from './suits.mjs';

/** A card's size in the atlas. Every part of a card is drawn in its place on a sheet of this size. */
export const CARD = { width: 152, height: 216, round: 18 };
const { width, height, round } = CARD;

export const sheet = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const rect = (inset, rest) =>
  `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${round - inset * 0.8}" ${rest}/>`;

/** Blank ivory paper: lit from the top left, its lower edge in shade. */
export function blank() {
  return sheet(
    `<defs><linearGradient id="paper" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fffdf6"/><stop offset=".55" stop-color="#fff6e4"/><stop offset="1" stop-color="#f6e5c8"/></linearGradient><linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#c9a87a"/></linearGradient></defs>${rect(0.5, 'fill="url(#edge)"')}${rect(2, 'fill="url(#paper)"')}`,
  );
}

/** The back: indigo kawung in an ivory border, a golden hairline and the bolt in a medallion. */
export function back(bolt) {
  const [x, y] = [width / 2, height / 2];
  return sheet(
    `<defs><linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#dcc196"/></linearGradient><radialGradient id="night" cx=".38" cy=".3" r=".95"><stop offset="0" stop-color="#6a4fe0"/><stop offset=".55" stop-color="#3a2a9c"/><stop offset="1" stop-color="#1d155c"/></radialGradient><linearGradient id="gold" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fff0a8"/><stop offset=".5" stop-color="#ffc21a"/><stop offset="1" stop-color="#d98412"/></linearGradient><radialGradient id="disc" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#4a37b8"/><stop offset="1" stop-color="#1a1250"/></radialGradient><clipPath id="in">${rect(9, '')}</clipPath></defs>${rect(0.5, 'fill="url(#edge)"')}${rect(8, 'fill="url(#night)"')}<g clip-path="url(#in)">${kawungLines(width, height, 28, '#b3a2ff', 0.42)}</g>${rect(11.5, 'fill="none" stroke="url(#gold)" stroke-width="2"')}<path d="M${x} ${y - 50}C${x + 12} ${y - 34} ${x + 34} ${y - 12} ${x + 50} ${y}C${x + 34} ${y + 12} ${x + 12} ${y + 34} ${x} ${y + 50}C${x - 12} ${y + 34} ${x - 34} ${y + 12} ${x - 50} ${y}C${x - 34} ${y - 12} ${x - 12} ${y - 34} ${x} ${y - 50}z" fill="url(#disc)" stroke="url(#gold)" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="29" fill="url(#disc)" stroke="url(#gold)" stroke-width="3"/><g transform="translate(${x - 27} ${y - 26.5}) scale(.84)"><path d="${bolt}" fill="url(#gold)"/></g>`,
  );
}

/** The suit below the rank, in the upper left corner. */
export const pip = (suit) => sheet(`<defs>${inkOf(suit)}</defs>${mark(suit, 31, 86, 31)}`);

/** The large mark of the cards 2 to 10. */
export const large = (suit) =>
  sheet(`<defs>${inkOf(suit)}</defs>${mark(suit, 92, 142, 96, { vein: '#fff6e4' })}`);
