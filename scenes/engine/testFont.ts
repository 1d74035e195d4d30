import { type BitmapFontData, Texture } from 'pixi.js';
import { GlyphFont, type TextLine } from './textLine.ts';

/**
 * A font of these characters for tests, each 10 wide at the font's size of 20, with functions that read back a line's text and
 * the position of its first glyph.
 */
export function testFont(chars: string): {
  font: GlyphFont;
  laid(line: TextLine, align?: number): { text: string; left: number };
} {
  const font = new GlyphFont(
    {
      fontFamily: 'test',
      fontSize: 20,
      lineHeight: 26,
      baseLineOffset: 6,
      chars: Object.fromEntries(
        [...chars].map((char) => [
          char,
          { x: 0, y: 0, width: 1, height: 1, xOffset: 0, yOffset: 0, xAdvance: 10, kerning: {} },
        ]),
      ),
    } as unknown as BitmapFontData,
    Texture.WHITE,
  );
  const charOf = new Map([...chars].map((char) => [font.glyph(char.charCodeAt(0)).texture, char]));
  return {
    font,
    laid(line, align = 0) {
      let text = '';
      let left = Number.NaN;
      const put = (texture: Texture, x: number) => {
        if (text === '') left = x;
        text += charOf.get(texture) ?? '?';
      };
      line.put({ put }, 100, 0, 20, align, 0xffffff, 1);
      return { text, left };
    },
  };
}
