import { LANGUAGES, type Language } from '../../contract/markets.ts';
import { load, save } from '../net/storage.ts';

const CHOSEN = 'kilat.language';

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  id: 'Bahasa Indonesia',
  'es-MX': 'Español (México)',
  en: 'English',
};

/** The player's own choice of an earlier visit, otherwise the market's language. */
export function initialLanguage(ofMarket: Language): Language {
  const chosen = load(CHOSEN);
  return LANGUAGES.find((language) => language === chosen) ?? ofMarket;
}

export function rememberLanguage(language: Language): void {
  save(CHOSEN, language);
}
