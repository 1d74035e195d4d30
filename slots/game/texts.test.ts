import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/markets.ts';
import { textsIn } from './texts.ts';

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`slots/game/texts/${language}.json`, 'utf8'));
const FORM = /_(one|many|other)$/;
const base = (key: string) => key.replace(FORM, '');
const bases = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(base))].sort();
const blanks = (text = '') => [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].sort();
const sources = readdirSync('slots', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
  .map((path) => readFileSync(`slots/${path}`, 'utf8'));

describe.each(LANGUAGES)('%s', (language) => {
  it('has every text of the others, none empty', () => {
    expect(bases(read(language))).toEqual(bases(read('en')));
    expect(Object.values(read(language)).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('has the plural forms of its grammar', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = Object.keys(read(language));
    for (const key of new Set(keys.filter((one) => FORM.test(one)).map(base)))
      expect(keys.filter((one) => base(one) === key).sort(), key).toEqual(
        forms.map((form) => `${key}_${form}`).sort(),
      );
  });

  it('has the same placeholders', () => {
    const original = read('en');
    for (const [key, text] of Object.entries(read(language)))
      expect(blanks(text), key).toEqual(blanks(original[key] ?? original[`${base(key)}_other`]));
  });
});

it('has no unused text', () => {
  // `volatility${record.volatility}`: all keys with this prefix count as used.
  const starts = sources.flatMap((text) =>
    [...text.matchAll(/`([a-z]\w+)\$\{/g)].map(([, start]) => start as string),
  );
  const requested = (key: string) =>
    sources.some((text) => text.includes(`'${key}'`)) || starts.some((start) => key.startsWith(start));
  expect(bases(read('en')).filter((key) => !requested(key))).toEqual([]);
});

it('formats numbers and plurals by language', async () => {
  const [id, es] = [await textsIn('id'), await textsIn('es-MX')];
  expect(id('autoLeft', { count: 1250 })).toBe('Otomatis: sisa 1.250 putaran');
  expect(es('autoLeft', { count: 1 })).toBe('Automático: queda 1 giro');
  expect(es('autoLeft', { count: 3 })).toBe('Automático: quedan 3 giros');
});
