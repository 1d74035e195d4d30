import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/markets.ts';

/** The form of a text that a count takes (CLDR 47, cardinals). */
type PluralForm = 'one' | 'many' | 'other';

const isOne = (count: number) => count === 1;
const isMillions = (count: number) => count !== 0 && count % 1_000_000 === 0;

const FORMS: Record<Language, (count: number) => PluralForm> = {
  id: () => 'other',
  'es-MX': (count) => (isOne(count) ? 'one' : isMillions(count) ? 'many' : 'other'),
  en: (count) => (isOne(count) ? 'one' : 'other'),
};

/**
 * Lets i18next choose plurals by the rules of our languages, known here: a browser's first Intl.PluralRules takes 35 ms of a
 * fast processor, and every page tells of some count.
 */
export function knowPlurals({ services }: I18n): void {
  services.pluralResolver.getRule = (language: Language) => ({
    select: (count: number) => FORMS[language](Math.abs(count)),
  });
}
