import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/markets.ts';
import { familyOf } from '../../src/i18n/errorFamilies.ts';
import { namespacesOf, textsOf } from './textFiles.ts';

/** errors.tsv of the specification. */
const CATALOGUE = [
  1, 3, 667, 700, 701, 702, 703, 704, 706, 707, 710, 711, 712, 716, 721, 746, 786, 1000, 1006, 1023, 1028,
  1051, 3003, 3009, 3010, 3021, 3036, 4001, 7003, 7010, 7013, 7017, 7021, 10004, 10009, 14910,
];

/** The ranges by family of spec.md section 8. */
const RANGES = [
  [1045, 1052],
  [1018, 1028],
  [1201, 1240],
  [1300, 1380],
  [2001, 2008],
  [3001, 3038],
  [4001, 4009],
  [5001, 5003],
  [7001, 7034],
  [8001, 8011],
  [9002, 9005],
  [10001, 10013],
] as const;

type Texts = Record<string, string>;

const read = textsOf;
const NAMESPACES = namespacesOf('id');

const PLURAL = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(PLURAL, '');
const bases = (texts: Texts) => [...new Set(Object.keys(texts).map(base))].sort();

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

describe.each(LANGUAGES)('%s', (language) => {
  it('has every namespace', () => {
    expect(namespacesOf(language)).toEqual(NAMESPACES);
  });

  it.each(NAMESPACES)('has exactly the keys of %s, none empty', (namespace) => {
    const texts = read(language, namespace);
    expect(bases(texts)).toEqual(bases(read('id', namespace)));
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(NAMESPACES)('has exactly the plural forms of its grammar in %s', (namespace) => {
    const texts = read(language, namespace);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of new Set(
      Object.keys(texts)
        .filter((one) => PLURAL.test(one))
        .map(base),
    )) {
      const given = Object.keys(texts).filter((one) => base(one) === key);
      expect(given.sort(), key).toEqual(forms.map((form) => `${key}_${form}`).sort());
    }
  });

  it.each(NAMESPACES)('has the same placeholders as the others in %s', (namespace) => {
    const blanks = (text: string | undefined) =>
      [...new Set([...(text ?? '').matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].sort();
    const original = read('id', namespace);
    for (const [key, text] of Object.entries(read(language, namespace)))
      expect(blanks(text), key).toEqual(blanks(original[key] ?? original[`${base(key)}_other`]));
  });

  it('has its own text for every code of the catalogue', () => {
    const texts = read(language, 'errors');
    for (const code of [...CATALOGUE, ...Object.values(ErrorCode), -1])
      expect(texts[String(code)], String(code)).toBeDefined();
  });

  it.each(RANGES)('has text for any code from %i to %i', (from, to) => {
    const texts = read(language, 'errors');
    for (let code = from; code <= to; code++)
      expect(texts[String(code)] ?? texts[familyOf(code) ?? ''], String(code)).toBeDefined();
  });
});

/** Errors are keyed by their codes, cards by their promotions' codes. */
const NAMED_BY_CODE = ['errors', 'promotionCards'];

it.each(NAMESPACES.filter((one) => !NAMED_BY_CODE.includes(one)))('has no unused text in %s', (namespace) => {
  const requested = (key: string) =>
    sources.some(({ text }) => text.includes(`'${key}'`) || text.includes(`'${namespace}:${key}'`));
  expect(bases(read('id', namespace)).filter((key) => !requested(key))).toEqual([]);
});

it('has no player-facing text in components', () => {
  const READ_OUT = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);
  const found: string[] = [];
  for (const { path, text } of sources.filter((one) => one.path.endsWith('.tsx'))) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) found.push(`${path}: ${node.text.trim()}`);
      if (ts.isJsxAttribute(node) && READ_OUT.has(node.name.getText(file))) {
        const value = node.initializer;
        if (value && ts.isStringLiteral(value) && /\p{L}{2}/u.test(value.text))
          found.push(`${path}: ${value.text}`);
      }
      node.forEachChild(visit);
    };
    visit(file);
  }
  expect(found).toEqual([]);
});
