import type { SlotTitle } from '../../contract/slots/title.ts';
import backgrounds from './backgrounds.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import tints from './tints.json' with { type: 'json' };

const LETTERS = ['1', '2', '3', '4', '5', '6'] as const;

/** The artwork of a title: files of its picture symbols and its backdrop, and its light colours. */
export interface TitleArt {
  pictures: Readonly<Record<(typeof LETTERS)[number], string>>;
  background: string;
  tint: { accent: number; glow: number; frame: number };
}

/** The tables that `npm run art slots` writes beside this file. */
const PICTURES: Readonly<Record<string, readonly string[]>> = pictures;
/** Light colours by scene, for titles without their own. */
const BACKGROUNDS: Readonly<Record<string, Readonly<Record<string, string>>>> = backgrounds;
const TINTS: Readonly<Record<string, TitleArt['tint']>> = tints;

export function artOf({ id, look }: Pick<SlotTitle, 'id' | 'look'>): TitleArt {
  const names = PICTURES[id];
  const light = BACKGROUNDS[look.scene]?.[look.palette];
  const tint = TINTS[look.palette];
  if (!names || !light || !tint) throw new Error(`no art of the slot ${id}: run "npm run art slots"`);
  const files = LETTERS.map((letter, i) => [letter, `/slots/symbols/${names[i]}.webp`]);
  return {
    pictures: Object.fromEntries(files) as TitleArt['pictures'],
    background: `/slots/backgrounds/${look.scene}-${light}.webp`,
    tint,
  };
}
