/**
 * Bakes Plus Jakarta Sans into white glyphs with the test browser's canvas: exact grey edges, the same bytes
 * everywhere. Digits get equal advances and nothing is kerned, so that a running number does not jitter.
 */
const FONT_FILE = '/fonts-src/plus-jakarta-sans.woff2';
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/**
 * `tracking` widens every advance, `points` those of comma and full stop too, `words` the space's, in parts of the size: its own
 * is two pixels in small texts of one device pixel a CSS pixel, and their words ran into each other.
 */
export const FONTS = [
  {
    family: 'display',
    weight: 800,
    size: 160,
    tracking: -0.035,
    points: -0.06,
    words: 0,
    chars: '0123456789,.x+- ',
  },
  {
    family: 'label',
    weight: 700,
    size: 32,
    tracking: 0,
    points: 0,
    words: 0.0625,
    chars: `${ASCII}ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ¡¿·•–—‘’“”…×½€°`,
  },
];

/** Answers { font, glyphs: [{ char, png, xOffset, yOffset, xAdvance }] } of one font. */
export async function bake(page, font) {
  const baked = await page.evaluate(drawGlyphs, { ...font, file: FONT_FILE });
  if (baked.missing.length > 0) throw new Error(`${font.family} lacks ${baked.missing.join(' ')}`);
  const digits = baked.glyphs.filter(({ char }) => char >= '0' && char <= '9');
  if (new Set(digits.map(({ advance }) => advance)).size !== 1)
    throw new Error(`${font.family}: the digits' advances differ`);
  const glyphs = baked.glyphs.map(({ char, url, left, top, advance }) => {
    const own = char === ' ' ? font.words : ',.'.includes(char) ? font.points : 0;
    const tracking = font.size * (font.tracking + own);
    return {
      char,
      name: `${font.family}/${char.codePointAt(0)}`,
      png: url ? Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') : null,
      xOffset: left + tracking / 2,
      yOffset: baked.ascent + top,
      xAdvance: advance + tracking,
    };
  });
  return { font, glyphs, ascent: baked.ascent, lineHeight: baked.ascent + baked.descent };
}

/**
 * Runs in the page. Digits are the font's own tabular ones. A glyph the font lacks is drawn as its empty box, or
 * comes from another font and does not grow with the size-adjusted face.
 */
async function drawGlyphs({ weight, size, chars, file }) {
  for (const [name, sizeAdjust] of [
    ['Baked', '100%'],
    ['Doubled', '200%'],
  ]) {
    const settings = { weight: '200 800', featureSettings: '"tnum"', sizeAdjust };
    document.fonts.add(await new FontFace(name, `url(${file})`, settings).load());
  }
  const canvas = document.createElement('canvas');
  const side = size * 2;
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const style = (face) => `${weight} ${size}px ${face}`;
  const origin = size / 2;
  const draw = (char) => {
    pen.clearRect(0, 0, side, side);
    pen.font = style('Baked');
    pen.fillStyle = '#fff';
    pen.textBaseline = 'alphabetic';
    pen.fillText(char, origin, size * 1.25);
    return pen.getImageData(0, 0, side, side).data;
  };
  const blank = draw('\uffff').join();
  const isMissing = (char) => {
    if (draw(char).join() === blank) return char !== ' ';
    const [once, twice] = ['Baked', 'Doubled'].map((face) => {
      pen.font = style(face);
      return pen.measureText(char).width;
    });
    return Math.abs(twice - 2 * once) > 1.5;
  };
  const missing = [...chars].filter(isMissing);
  if (!isMissing('\u6f22')) throw new Error('the test for missing glyphs finds none');
  const glyphs = [];
  for (const char of chars) {
    const data = draw(char);
    let [left, top, right, bottom] = [side, side, 0, 0];
    for (let i = 3; i < data.length; i += 4)
      if (data[i] > 0) {
        const [x, y] = [((i - 3) / 4) % side, Math.floor((i - 3) / 4 / side)];
        [left, top, right, bottom] = [
          Math.min(left, x),
          Math.min(top, y),
          Math.max(right, x + 1),
          Math.max(bottom, y + 1),
        ];
      }
    const advance = pen.measureText(char).width;
    if (right === 0) {
      glyphs.push({ char, url: null, left: 0, top: 0, advance });
      continue;
    }
    const cut = document.createElement('canvas');
    cut.width = right - left;
    cut.height = bottom - top;
    cut.getContext('2d').drawImage(canvas, -left, -top);
    glyphs.push({
      char,
      url: cut.toDataURL('image/png'),
      left: left - origin,
      top: top - size * 1.25,
      advance,
    });
  }
  pen.font = style('Baked');
  const metrics = pen.measureText('Hg');
  const ascent = Math.round(metrics.fontBoundingBoxAscent);
  const descent = Math.round(metrics.fontBoundingBoxDescent);
  return { glyphs, missing, ascent, descent };
}

/**
 * Pixi's BitmapFontData of a baked font, in the units of an atlas whose sprites have `scale` of their size: its letters have
 * all their pixels, so in these units they are as much larger.
 */
export function fontData({ font, glyphs, ascent, lineHeight }, placed, scale) {
  const chars = {};
  for (const { char, name, png, xOffset, yOffset, xAdvance } of glyphs) {
    const place = png ? placed.get(name) : { x: 0, y: 0, width: 0, height: 0, left: 0, top: 0 };
    chars[char] = {
      id: char.codePointAt(0),
      page: 0,
      x: place.x / scale,
      y: place.y / scale,
      width: place.width / scale,
      height: place.height / scale,
      xOffset: (xOffset + place.left) / scale,
      yOffset: (yOffset + place.top) / scale,
      xAdvance: xAdvance / scale,
      letter: char,
      kerning: {},
    };
  }
  return {
    fontFamily: font.family,
    fontSize: font.size / scale,
    lineHeight: lineHeight / scale,
    baseLineOffset: (lineHeight - ascent) / scale,
    pages: [{ id: 0, file: 'crash.webp' }],
    chars,
  };
}
