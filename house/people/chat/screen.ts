import { COVER } from '../../../contract/chat/rooms.ts';
import { clean, readSigns } from './signs.ts';
import spoken from './words/spokenDigits.json' with { type: 'json' };

/** A text as everybody may see it. */
export interface Screened {
  text: string;
  /** Something of it is covered. */
  covered: boolean;
}

/** A part of a text, by its signs. */
interface Span {
  from: number;
  to: number;
}

/**
 * Makes a text fit for all: in one line, without tricks of writing, its telephone and account numbers, links, addresses of
 * mail and bad words covered. What is written in disguise is covered as if it were not.
 * @param words finds bad words (`wordPattern`)
 */
export function screen(text: string, words: RegExp | null): Screened {
  let seen = clean(text);
  // What is covered may leave beside it what is to be covered too; each time fewer letters and digits are left.
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
  // How long a number was is nobody's business either.
  for (const { from, to } of hidden) signs.fill('', from, to).splice(from, 1, COVER.repeat(3));
  return joined(signs, hidden);
}

/** Spans that overlap are one. */
function joined(signs: readonly string[], hidden: readonly Span[]): string {
  const text = signs.join('');
  return hidden.length < 2 ? text : text.replace(new RegExp(`${COVER}{4,}`, 'g'), COVER.repeat(3));
}

function spans(plain: string, pattern: RegExp, accepts: (found: string) => boolean = () => true): Span[] {
  return [...plain.matchAll(pattern)].flatMap(({ 0: found, index }) =>
    accepts(found) ? [{ from: index, to: index + found.length }] : [],
  );
}

/** Ends of addresses that nobody writes after a full stop by chance, and those that are words or parts of them. */
const SURE_ENDS =
  'com|net|org|info|biz|xyz|club|vip|bet|casino|poker|win|site|online|store|shop|link|live|app|dev|page|top|icu|cyou|fun|lol|click|asia|io|gg|cc|ly|tv';
const OTHER_ENDS = 'id|mx|me|es|co|us|sg|my|la|to|gl|gd|ru|cn|th|vn|ph|ws|so|ai|at|st';
const HOST = '[a-z0-9][a-z0-9-]{0,62}';
/** A full stop, also as a word or in brackets. */
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

/** Fewer digits are no telephone and no account. */
const LEAST_DIGITS = 7;
/** With letters between them they may be much else: so many are none of that. */
const LEAST_MIXED = 9;
/** Letters that stand for digits beside one. */
const LETTER_DIGITS = /(?<=\d)[oil]{1,3}(?![a-z])|(?<![a-z])[oil]{1,3}(?=[^a-z0-9]?\d)/g;
/** Digits with a little of anything but letters between them, or one or two letters without a space ('x' is for rates). */
const DIGITS = /[+(]*\d(?:(?:[^a-z0-9]{0,3}|[a-wyz]{1,2})\d)*/g;
/** An amount of money: '1.500.000', '2,500.00', or a round one, '1500000'. */
const AMOUNT = /^(?:[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})?(?:(?!\1)[.,]\d{2})?|[1-9]\d{0,2}0{4,9})$/;
/** Rates one after the other: '1.25, 3.80 10.2'. */
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

/** Digits that are said: 'nol delapan satu dua …'. */
function spokenNumbers(plain: string): Span[] {
  return spans(plain, SPOKEN_NUMBERS, (found) => /[a-z]/.test(found)).map(({ from, to }) => ({
    from,
    to: from + plain.slice(from, to).trimEnd().length,
  }));
}

/** Digits and signs that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ a: '[a4@]', b: '[b8]', e: '[e3]', g: '[g9]', i: '[i1!|]', o: '[o0]', s: '[s5$]', t: '[t7+]' },
};
/** Shorter ones are found by chance among letters that stand alone. */
const LEAST_SPACED = 4;

/**
 * What finds these words: whole, in any case, with letters repeated, written with digits, with signs between the letters, or
 * letter by letter. Null when there are none.
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
  // '741' is no word: half of one is letters.
  return spans(
    plain,
    words,
    (found) => found.replace(/[^a-z]/g, '').length * 2 >= found.replace(/\s/g, '').length,
  );
}
