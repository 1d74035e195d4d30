import sharp from 'sharp';
import { rolls } from './slotTitles.mjs';

/** Motifs of a family that a title chooses its five from: fewer than all, so that titles of a theme differ. */
const DRAWN = 10;
const OTHERS = 5;
/** Side of the sheet on which symbols are compared. */
const SIDE = 24;

/** The symbol of a title's own motif: the best paid. */
export const starOf = ({ art }) => `${art.motif}-${art.skin}`;

/** Every symbol that titles may choose: their own, and each motif of their families in the colours that stars have. */
export function candidatesOf(titles) {
  const stars = titles.map(starOf);
  const plain = titles.flatMap(({ family }) => family.map((motif) => `${motif}-0`));
  return [...new Set([...stars, ...plain])].sort();
}

/**
 * The six pictures of each title, best paid first: { id: [name, ...] }. Of motifs that its seed draws, those are taken
 * one after the other that look least like what is there. `files` are the symbols' bytes by name.
 */
export async function picturesOf(titles, files) {
  const looks = new Map();
  for (const [name, bytes] of files) looks.set(name, await look(bytes));
  const chosen = titles.map((title) => {
    const names = [starOf(title)];
    const drawn = draw(title, [...files.keys()]);
    while (names.length <= OTHERS) {
      const worth = drawn.map((name) => likeness(looks, names, name));
      names.push(...drawn.splice(worth.indexOf(Math.max(...worth)), 1));
    }
    return [title.id, names];
  });
  return Object.fromEntries(chosen);
}

/** How far a symbol is from the nearest of several. */
export function likeness(looks, names, name) {
  return Math.min(...names.map((other) => apart(looks.get(other), looks.get(name))));
}

/** Motifs of the title's family in the order its seed gives, each in one of its colourings. */
function draw({ art, family }, names) {
  const roll = rolls(art.seed);
  const left = family.filter((motif) => motif !== art.motif);
  const drawn = [];
  while (drawn.length < DRAWN && left.length > 0) {
    const [motif] = left.splice(Math.floor(roll() * left.length), 1);
    const skins = names.filter((name) => name.startsWith(`${motif}-`));
    drawn.push(skins[Math.floor(roll() * skins.length)]);
  }
  return drawn;
}

/** A symbol's outline and mean colour. */
export async function look(bytes) {
  const { data } = await sharp(bytes)
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = Array.from({ length: SIDE * SIDE }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)]);
  const ink = cells.reduce((sum, [, , , alpha]) => sum + alpha, 0);
  const mean = [0, 1, 2].map((c) => cells.reduce((sum, cell) => sum + cell[c] * cell[3], 0) / ink);
  return { outline: cells.map(([, , , alpha]) => alpha), mean };
}

function apart(a, b) {
  const cells = a.outline.reduce((sum, alpha, i) => sum + Math.abs(alpha - b.outline[i]), 0);
  const colour = Math.hypot(...a.mean.map((part, i) => part - b.mean[i]));
  return cells / a.outline.length + colour / 2;
}
