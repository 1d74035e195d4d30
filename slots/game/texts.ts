import type { Language } from '../../contract/markets.ts';
import type en from './texts/en.json';

type WithoutForm<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key;

/** Keys of texts: for texts with plural forms, `count` selects the form. */
export type TextKey = WithoutForm<keyof typeof en>;
type TextValues = Readonly<Record<string, string | number>>;

/** A text in the current language, with its placeholders filled. */
export type Write = (key: TextKey, values?: TextValues) => string;

/** Each language is loaded on demand. */
const FETCHED: Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>> = {
  id: () => import('./texts/id.json'),
  'es-MX': () => import('./texts/es-MX.json'),
  en: () => import('./texts/en.json'),
};

export async function textsIn(language: Language): Promise<Write> {
  const { default: texts } = await FETCHED[language]();
  const plurals = new Intl.PluralRules(language);
  const counts = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined;
    return (form ?? texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? counts.format(value) : (value ?? '');
    });
  };
}
