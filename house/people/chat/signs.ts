/** Normalises characters to what they look like, which defeats disguised letters and digits. */

/** Letters of other scripts that look like Latin ones, and characters that are read as letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    з: '3',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
  },
  ...{ х: 'x', ѕ: 's', б: '6', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l', ё: 'e', ї: 'i', г: 'r', п: 'n' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
  },
  ...{
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ß: 's',
    æ: 'a',
    œ: 'o',
    ŧ: 't',
    ħ: 'h',
    ɑ: 'a',
    ɡ: 'g',
    ɩ: 'i',
    ƒ: 'f',
  },
  ...{
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ɢ: 'g',
    ʜ: 'h',
    ɪ: 'i',
    ᴊ: 'j',
    ᴋ: 'k',
    ʟ: 'l',
    ᴍ: 'm',
    ɴ: 'n',
    ᴏ: 'o',
  },
  ...{
    ᴘ: 'p',
    ʀ: 'r',
    ᴛ: 't',
    ᴜ: 'u',
    ᴠ: 'v',
    ᴡ: 'w',
    ʏ: 'y',
    ᴢ: 'z',
    '。': '.',
    '․': '.',
    '∙': '.',
    '·': '.',
    '٫': '.',
  },
};

/**
 * Ranges of disguised letters and digits that Unicode's compatibility mappings do not cover: the first code point, and the
 * characters.
 */
const ROWS: readonly (readonly [first: number, signs: string])[] = [
  [0x1f150, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f170, 'abcdefghijklmnopqrstuvwxyz'],
  [0x1f1e6, 'abcdefghijklmnopqrstuvwxyz'],
  [0x2776, '123456789'],
  [0x2780, '123456789'],
  [0x278a, '123456789'],
  [0x24f5, '123456789'],
  [0x1f10b, '00'],
];
/** Circled zeros outside these ranges. */
const ZEROS: ReadonlySet<number> = new Set([0x24ff, 0x24ea]);

const MARKS = /\p{M}/gu;
const DIGIT = /\p{Nd}/u;
/** Replaces anything but letters, digits and plain characters: emoji and so on. */
const OTHER = '\ufffc';

/** The plain digit of any script's digit: their ranges of ten begin at zero. */
function digitOf(code: number): string {
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const folded = new Map<string, string>();

/**
 * Folds one code point to a plain lower-case character of a single UTF-16 unit: 'É' to 'e', 'а' (Cyrillic) to 'a', '٣' to '3'.
 */
function fold(sign: string): string {
  const known = folded.get(sign);
  if (known !== undefined) return known;
  const plain = plainOf(sign);
  // Enough for all characters in use; sending all of Unicode only resets the cache.
  if (folded.size > 5_000) folded.clear();
  folded.set(sign, plain);
  return plain;
}

function plainOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (DIGIT.test(sign)) return code < 0x80 ? sign : digitOf(code);
  if (ZEROS.has(code)) return '0';
  for (const [first, signs] of ROWS)
    if (code >= first && code < first + signs.length) return signs[code - first] ?? OTHER;
  const lower = sign.toLowerCase();
  const bare = (LOOKS_LIKE[lower] ?? lower).normalize('NFKD').replace(MARKS, '');
  const [first = OTHER] = bare;
  const plain = LOOKS_LIKE[first] ?? first;
  return plain.length === 1 ? plain : OTHER;
}

/** Splits a text into code points, and folds them: both results have the same length. */
export function readSigns(text: string): { signs: string[]; plain: string } {
  const signs = [...text];
  return { signs, plain: signs.map(fold).join('') };
}

/** Invisible characters and those that reorder text: controls, direction marks, tags, fillers. Joiners are handled below. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\u2800\ufff9-\ufffc]|(?![\u200d\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Joiners and variation selectors are allowed between emoji only; an enclosing mark does not change a digit. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const LOOSE_LOOK = /(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f]|\u20e3/gu;
/** More than two marks on one letter would overlap the lines above. */
const PILE = /(\p{M}{2})\p{M}+/gu;

/**
 * A text in one line, in its intended letters (Unicode's NFKC: '０８１' becomes '081', '𝐁𝐎' 'BO'), without invisible characters.
 * Empty if nothing is visible.
 */
export function clean(text: string): string {
  const seen = text
    .replace(/[\s\p{Z}]+/gu, ' ')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINER, '')
    .replace(LOOSE_LOOK, '')
    // Once more, after characters between a letter and its accent are removed.
    .normalize('NFKC')
    .replace(PILE, '$1')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim();
  return /[^\p{M}\s]/u.test(seen) ? seen : '';
}
