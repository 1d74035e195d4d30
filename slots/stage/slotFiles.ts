import type { BitmapFontData } from 'pixi.js';
import type { SlotTitle } from '../../contract/slots/title.ts';
import { artOf, type TitleArt } from '../looks/art.ts';

/** The used part of a Pixi spritesheet's data. */
interface Sheet {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>;
}

/** All loaded files of a title. */
export interface SlotFiles {
  sheet: Sheet;
  atlas: HTMLImageElement;
  font: BitmapFontData;
  letters: HTMLImageElement;
  /** By letter. */
  pictures: Readonly<Record<string, HTMLImageElement>>;
  /** Null if it failed to load: the game works without it. */
  background: HTMLImageElement | null;
  tint: TitleArt['tint'];
}

const HOME = '/slots/';

/** Loads a title's pictures, only those of the symbols on its reels. Rejects if one of these fails. */
export async function loadSlotFiles(
  title: SlotTitle,
  onProgress: (part: number) => void,
): Promise<SlotFiles> {
  const { pictures, background, tint } = artOf(title);
  const free = 'free' in title.slot ? title.slot.free.reels : [];
  const strips = [...title.slot.reels, ...free].join('');
  const used = Object.entries(pictures).filter(([letter]) => strips.includes(letter));
  let [done, all] = [0, 5 + used.length];
  const counted = async <T>(file: Promise<T>): Promise<T> => {
    const loaded = await file;
    onProgress(++done / all);
    return loaded;
  };
  const [sheet, atlas, font, letters, backdrop, symbols] = await Promise.all([
    counted(loadJson<Sheet>(`${HOME}atlas.json`)),
    counted(loadImage(`${HOME}atlas.webp`)),
    counted(loadJson<BitmapFontData>(`${HOME}letters.json`)),
    counted(loadImage(`${HOME}letters.webp`)),
    counted(loadImage(background).catch(() => null)),
    Promise.all(used.map(async ([letter, file]) => [letter, await counted(loadImage(file))] as const)),
  ]);
  return { sheet, atlas, font, letters, background: backdrop, pictures: Object.fromEntries(symbols), tint };
}

async function loadJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** The page may have no origin of its own: without CORS its pictures could not be used as textures. */
async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}
