import { useTranslation } from 'react-i18next';
import type { Localized } from '../../contract/localized.ts';
import type { Language } from '../../contract/markets.ts';

/** Reads a text that the house keeps, in the player's language. */
export function useLocalized(): (text: Localized) => string {
  const { i18n } = useTranslation();
  return (text) => text[i18n.language as Language];
}
