import { readFile } from 'node:fs/promises';

const read = async (path) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
/** Studios that make games for Mexico only, and what a Spanish title shows itself by. */
const MEXICAN = new Set(['cenzontle', 'malacate']);
const SPANISH = /[áéíóúñ]| (de|del|y) /;

/** The catalogue's slots: { id, theme, art, family }, `family` the motifs that suit the title's theme and country. */
export async function slotTitles() {
  const families = await read('../slots/families.json');
  const games = await read('../../house/site/catalogue/seed/games.json');
  return games
    .filter(({ type }) => type === 'slot')
    .map(({ id, title, firm, theme, art }) => {
      const country = MEXICAN.has(firm) || SPANISH.test(title) ? 'mexico' : 'nusantara';
      return { id, theme, art, family: families[theme][country].split(' ') };
    });
}

/** Numbers from 0 to 1 that a seed decides. */
export function rolls(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state >>> 13) & 0xffff) / 0x10000;
  };
}
