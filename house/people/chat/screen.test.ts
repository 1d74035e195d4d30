import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screen, wordPattern } from './screen.ts';
import { clean } from './signs.ts';
import hidden from './words/hidden.json' with { type: 'json' };

const words = wordPattern(Object.values(hidden).flat());
const shown = (text: string) => screen(text, words).text;

describe('contact numbers', () => {
  it.each([
    'WA 081234567890',
    'WA 0812-3456-7890',
    'WA +62 812 3456 7890',
    'WA (55) 1234 5678',
    'WA 0 8 1 2 3 4 5 6 7 8',
    'WA 0.8.1.2.3.4.5.6.7.8',
    'WA 0_8_1_2_3_4_5_6_7_8',
    'WA ０８１２３４５６７８９０',
    'WA 𝟘𝟠𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠',
    'WA ٠٨١٢٣٤٥٦٧٨',
    'WA ⓪⑧①②③④⑤⑥⑦⑧',
    'WA ❽❶❷❸❹❺❻❼❽',
    'WA ⁰⁸¹²³⁴⁵⁶⁷⁸',
    'WA 0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    'WA O8l2345678',
    'WA О812З45678',
    'WA 0812\u200b3456\u200b7890',
    'WA 0812\u202e3456\u202c7890',
    'WA 0812🔥3456🔥7890',
    'WA 0812a3456a7890',
    'WA 812.345.678.90',
    'WA nol delapan satu dua tiga empat lima enam',
    'WA cero-cinco-cinco-uno-dos-tres-cuatro',
    'WA 08 satu dua 3 empat lima 6 tujuh delapan',
  ])('are masked: %s', (text) => {
    expect(shown(text)).toBe('WA •••');
  });

  it('are masked within a text, as are account numbers', () => {
    expect(shown('BCA 123 456 7890 ya')).toBe('BCA ••• ya');
    expect(shown('012180001234567895, 4111 1111 1111 1111')).toBe('•••');
  });

  it.each([
    'menang 1.500.000 tadi',
    'gané 2,500.00 en total',
    'saya pasang 100000',
    'dapat 1500000 lho',
    'dapat 12.500.000',
    '2.5x 3.1x 10.2x 1.8x 100x',
    'tadi 1.25, 3.80, 10.21',
    'putaran 48213',
    'tanggal 25/11',
    'jam 10:30, nanti 11:45?',
    'satu dua tiga, gas',
    'Elang Gesit 42 dan Rusa Ceria 17',
  ])('are not found in: %s', (text) => {
    expect(screen(text, words)).toEqual({ text, covered: false });
  });
});

describe('links', () => {
  it.each([
    'https://evil.example/x?y=1',
    'HTTP://EVIL.EXAMPLE',
    'evil.com',
    'www.evil.example',
    'evil .com',
    'evil . com',
    'evil[.]com',
    'evil (dot) com/path',
    'evil titik com',
    'evil punto com punto mx',
    'wa.me/6281234567890',
    't.me/joinchat',
    'bit.ly/3x',
    'ｅｖｉｌ．ｃｏｍ',
    'еvil.соm',
    'e\u200bvil.c\u200bom',
    'evil。com',
    'somebody@mail.example',
    'tg://resolve?domain=x',
  ])('are masked: %s', (link) => {
    expect(shown(`lihat ${link} ya`)).toMatch(/^(lihat )?•••( ya)?$/);
  });

  it.each(['oke. me gusta mucho', 'menang. id saya siapa?', 'wow...', 'a.b', 'versi 2.5', 'hmm.. gas'])(
    'are not found in: %s',
    (text) => {
      expect(screen(text, words).covered).toBe(false);
    },
  );
});

describe('bad words', () => {
  it.each([
    'anjing',
    'ANJING',
    'Anjinggg',
    '4nj1ng',
    'a.n.j.i.n.g',
    'a n j i n g',
    'аnjing',
    'ａｎｊｉｎｇ',
    'p u t a',
    'cabrón',
  ])('are masked: %s', (word) => {
    expect(shown(`oi ${word}`)).toMatch(/^oi [• .]+$/);
  });

  it.each([
    'tainted',
    'as u wish',
    'computadora',
    'disputa',
    'Scunthorpe',
    'analisis',
    'asumsi',
    '741',
    'santai',
    'shitake',
  ])('are not found in: %s', (text) => {
    expect(screen(text, words)).toEqual({ text, covered: false });
  });

  it('match nothing with an empty list', () => {
    expect(wordPattern([])).toBeNull();
    expect(wordPattern(['…', ' '])).toBeNull();
  });
});

describe('cleaned text', () => {
  it('is one line without invisible characters', () => {
    expect(clean('  a\n\r\tb\u2028c  ')).toBe('a b c');
    expect(clean('\u202eabc\u2066\u200f\u00ad\u{e0041}')).toBe('abc');
    expect(clean('\u200b\u2060\u3164 \u200d')).toBe('');
    expect(clean('\u0301\u0302')).toBe('');
    expect(clean('\ud800x')).toBe('x');
    expect(clean(`z${'\u0301\u0316'.repeat(40)}`).length).toBeLessThan(4);
  });

  it('keeps letters of all scripts, emoji and markup as plain text', () => {
    for (const text of [
      '¿Qué onda, güey?',
      'مرحبا',
      'שלום',
      '你好',
      '👨‍👩‍👧 ❤️ 👍🏽 🇮🇩',
      '<b>x</b> & "y"',
      '{{t}} $x',
    ])
      expect(screen(text, words)).toEqual({ text: text.normalize('NFKC'), covered: false });
  });

  it('stays the same when screened again, for any input, and never grows', () => {
    const sign = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1 }),
      fc.constantFrom(...'0123456789oil.,-+ @:/abcanjingpt•🔥é\u200b\u202e\u0301'),
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 80 }), (signs) => {
        const once = screen(signs.join(''), words);
        expect(screen(once.text, words).text).toBe(once.text);
        expect([...once.text].length).toBeLessThanOrEqual([...clean(signs.join(''))].length + 2);
      }),
      { numRuns: 300 },
    );
  });

  it('shows no seven digits in a row, whatever separates them', () => {
    const between = fc.constantFrom('', ' ', '-', '.', '\u200b', '\u202e', '/', '🔥');
    fc.assert(
      fc.property(
        fc.tuple(
          fc.integer({ min: 1, max: 9 }),
          fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), between), { minLength: 9, maxLength: 14 }),
        ),
        ([first, rest]) => {
          const text = `0${first}${rest.map(([digit, gap]) => gap + digit).join('')}`;
          expect(shown(text)).toBe('•••');
        },
      ),
    );
  });
});
