import { SYMBOL_KEYS } from '../../../contract/slots/symbols.ts';
import type { TitleArt } from '../../looks/art.ts';
import { element } from '../dom.ts';

/** The positions of the common symbols in the atlas. */
export interface AtlasMap {
  frames: Readonly<Record<string, { frame: { x: number; y: number; w: number; h: number } }>>;
  meta: { size: { w: number; h: number } };
}

const ATLAS = '/slots/atlas.webp';

export async function atlasMap(): Promise<AtlasMap> {
  const response = await fetch('/slots/atlas.json', { credentials: 'omit' });
  return (await response.json()) as AtlasMap;
}

/** A symbol's picture at a size in px: a file of its own, or a part of the atlas. */
export function symbolPicture(
  letter: string,
  art: TitleArt,
  atlas: AtlasMap,
  name: string,
  px: number,
): HTMLElement {
  const own = (art.pictures as Readonly<Record<string, string>>)[letter];
  const drawn = element('span', { className: 'symbol', attributes: { role: 'img', 'aria-label': name } });
  const { style } = drawn;
  if (own) {
    style.backgroundImage = `url("${own}")`;
    return drawn;
  }
  const frame = atlas.frames[SYMBOL_KEYS[letter as keyof typeof SYMBOL_KEYS]]?.frame;
  if (!frame) return drawn;
  const scale = px / frame.w;
  style.backgroundImage = `url("${ATLAS}")`;
  style.backgroundSize = `${atlas.meta.size.w * scale}px ${atlas.meta.size.h * scale}px`;
  style.backgroundPosition = `${-frame.x * scale}px ${-frame.y * scale}px`;
  return drawn;
}
