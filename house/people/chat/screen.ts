import { COVER } from '../../../contract/chat/rooms.ts';
import { clean, readSigns } from './signs.ts';
import spoken from './words/spokenDigits.json' with { type: 'json' };

/** A text as shown to everybody. */
export interface Screened {
  text: string;
  /** Whether parts of it are masked. */
  covered: boolean;
}

/** A part of a text, by character positions. */
interface Span {
  from: number;
  to: number;
}

/**
 * Cleans a text for display: one line, without tricks of writing; telephone and account numbers, links, e-mail addresses and
 * bad words are masked, also in disguise.
 * @param words matches bad words (`wordPattern`)
 */
export function screen(text: string, words: RegExp | null): Screened {
  let seen = clean(text);
  // Masking may create new matches beside it, so repeat; each pass leaves fewer letters and digits.
  for (let covered = false; ; covered = true) {
    const next = clean(coverOnce(seen, words));
    if (next === seen) return { text: seen, covered };
    seen = next;
  }
}

function coverOnce(seen: string, words: RegExp | null): string {
  const { signs, plain } = readSigns(seen);
  const hidden = [...links(plain), ...numbers(plain), ...spokenNumbers(plain)];
  const bad = words ? badWords(plain, words) : [];
  if (hidden.length + bad.length === 0) return seen;
  for (const { from, to } of bad) for (let i = from; i < to; i++) if (signs[i] !== ' ') signs[i] = COVER;
  // The mask has a fixed length, which hides the number's length.
  for (const { from, to } of hidden) signs.fill('', from, to).splice(from, 1, COVER.repeat(3));
  return joined(signs, hidden);
}

/** Merges overlapping spans. */
function joined(signs: readonly string[], hidden: readonly Span[]): string {
  const text = signs.join('');
  return hidden.length < 2 ? text : text.replace(new RegExp(`${COVER}{4,}`, 'g'), COVER.repeat(3));
}

function spans(plain: string, pattern: RegExp, accepts: (found: string) => boolean = () => true): Span[] {
  return [...plain.matchAll(pattern)].flatMap(({ 0: found, index }) =>
    accepts(found) ? [{ from: index, to: index + found.length }] : [],
  );
}

/** Top-level domains that do not follow a full stop by chance, and those that are words or parts of words. */
const SURE_ENDS =
  'com|net|org|info|biz|xyz|club|vip|bet|casino|poker|win|site|online|store|shop|link|live|app|dev|page|top|icu|cyou|fun|lol|click|asia|io|gg|cc|ly|tv';
const OTHER_ENDS = 'id|mx|me|es|co|us|sg|my|la|to|gl|gd|ru|cn|th|vn|ph|ws|so|ai|at|st';
const HOST = '[a-z0-9][a-z0-9-]{0,62}';
/** A full stop, also written as a word or in brackets. */
const STOP =
  '(?:\\.|\\s?[\\[({<]\\s?(?:\\.|dot|titik|punto)\\s?[\\])}>]\\s?|\\s(?:dot|titik|punto)\\s|\\s\\.\\s?)';
const LINKS: readonly RegExp[] = [
  /[a-z][a-z0-9+.-]{1,9}:\/\/\S*/g,
  /\bwww\s?\.\s?\S+/g,
  /[^\s@]{1,64}@[^\s@]{1,64}\.[a-z]{2,}/g,
  new RegExp(
    `${HOST}(?:${STOP}${HOST}){0,3}(?:${STOP}|\\.\\s)(?:${SURE_ENDS})(?![a-z0-9-])(?:[:/?#]\\S*)?`,
    'g',
  ),
  new RegExp(`${HOST}(?:${STOP}${HOST}){0,3}${STOP}(?:${OTHER_ENDS})(?![a-z0-9-])(?:[:/?#]\\S*)?`, 'g'),
];

function links(plain: string): Span[] {
  return LINKS.flatMap((pattern) => spans(plain, pattern));
}

/** Minimum number of digits of a telephone or account number. */
const LEAST_DIGITS = 7;
/** Minimum with letters between the digits, where shorter ones are often something else. */
const LEAST_MIXED = 9;
/** Letters that stand for digits next to a digit. */
const LETTER_DIGITS = /(?<=\d)[oil]{1,3}(?![a-z])|(?<![a-z])[oil]{1,3}(?=[^a-z0-9]?\d)/g;
/** Digits with a few non-letters between them, or one or two letters without a space (except 'x', which is for rates). */
const DIGITS = /[+(]*\d(?:(?:[^a-z0-9]{0,3}|[a-wyz]{1,2})\d)*/g;
/** An amount of money: '1.500.000', '2,500.00', or a round one, '1500000'. */
const AMOUNT = /^(?:[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})?(?:(?!\1)[.,]\d{2})?|[1-9]\d{0,2}0{4,9})$/;
/** A list of rates: '1.25, 3.80 10.2'. */
const RATES = /^\d{1,3}[.,]\d{1,2}(?:[^a-z0-9]{1,3}\d{1,3}[.,]\d{1,2})+$/;

function numbers(plain: string): Span[] {
  const read = plain.replace(LETTER_DIGITS, (letters) => letters.replaceAll('o', '0').replace(/[il]/g, '1'));
  return spans(read, DIGITS, (found) => {
    const digits = found.replace(/\D/g, '').length;
    if (digits < (/[a-z]/.test(found) ? LEAST_MIXED : LEAST_DIGITS)) return false;
    return !(AMOUNT.test(found) || (RATES.test(found) && !found.startsWith('0')));
  });
}

const SPOKEN: Readonly<Record<string, string>> = spoken;
const SPOKEN_NUMBERS = new RegExp(
  `(?<![a-z])(?:(?:${Object.keys(SPOKEN).join('|')}|\\d{1,2})(?:[^a-z0-9]{1,3}|$)){${LEAST_DIGITS},}`,
  'g',
);

/** Finds digits written as words: 'nol delapan satu dua …'. */
function spokenNumbers(plain: string): Span[] {
  return spans(plain, SPOKEN_NUMBERS, (found) => /[a-z]/.test(found)).map(({ from, to }) => ({
    from,
    to: from + plain.slice(from, to).trimEnd().length,
  }));
}

/** Digits and characters that can be read as letters. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ a: '[a4@]', b: '[b8]', e: '[e3]', g: '[g9]', i: '[i1!|]', o: '[o0]', s: '[s5$]', t: '[t7+]' },
};
/** Shorter words would match by chance among single letters. */
const LEAST_SPACED = 4;

/**
 * A pattern that matches these words: whole, in any case, with repeated letters, written with digits, with characters between
 * the letters, or letter by letter. Null without words.
 */
export function wordPattern(words: readonly string[]): RegExp | null {
  const ways = words.flatMap((word) => {
    const parts = readSigns(clean(word))
      .plain.split(/[^a-z]+/)
      .filter((part) => part !== '');
    if (parts.length === 0) return [];
    const letters = parts.map((part) => [...part].map((letter) => `${READ_AS[letter] ?? letter}+`));
    const whole = letters.map((part) => part.join('[^a-z\\s]{0,2}')).join('[^a-z]{1,3}');
    const flat = letters.flat();
    return flat.length < LEAST_SPACED ? [whole] : [whole, flat.join('[^a-z]{1,3}')];
  });
  return ways.length === 0 ? null : new RegExp(`(?<![a-z])(?:${ways.join('|')})(?![a-z])`, 'g');
}

function badWords(plain: string, words: RegExp): Span[] {
  // '741' is not a word: at least half must be letters.
  return spans(
    plain,
    words,
    (found) => found.replace(/[^a-z]/g, '').length * 2 >= found.replace(/\s/g, '').length,
  );
}
