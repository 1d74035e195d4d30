import { TEXTS } from 'virtual:texts';
import type { BackendModule, i18n as I18n } from 'i18next';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Localized } from '../../contract/localized.ts';
import { LANGUAGES, type Language } from '../../contract/markets.ts';
import { loadWithRetry } from '../net/loadWithRetry.ts';
import { load, save } from '../net/storage.ts';
import { familyOf } from './errorFamilies.ts';
import { BUNDLES, type Namespace } from './resources.ts';

const CHOSEN = 'kilat.language';

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  id: 'Bahasa Indonesia',
  'es-MX': 'Español (México)',
  en: 'English',
};

/** The player's own choice from an earlier visit, otherwise the market's language. */
export function initialLanguage(ofMarket: Language): Language {
  const chosen = load(CHOSEN);
  return LANGUAGES.find((language) => language === chosen) ?? ofMarket;
}

function rememberLanguage(language: Language): void {
  save(CHOSEN, language);
}

/** The bundle that contains a namespace. */
function bundleOf(namespace: string): string {
  return Object.keys(BUNDLES).find((name) => BUNDLES[name]?.includes(namespace)) ?? namespace;
}

/** A bundle of namespaces in one language, loaded when the first of them is requested. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    textsOf(language, bundleOf(namespace)).then(
      (texts) => callback(null, texts[namespace] ?? null),
      (cause: Error) => callback(cause, null),
    );
  },
};

/** A language's first bundle lists the others; the server's page preloads it (house/site/site/head.ts). */
async function textsOf(language: string, bundle: string) {
  const first = TEXTS[language];
  if (!first) throw new Error(`no texts in ${language}`);
  const texts = await loadWithRetry(first);
  if (bundle === 'first') return texts.default;
  const other = texts.others[bundle];
  if (!other) throw new Error(`no texts ${bundle} in ${language}`);
  return (await loadWithRetry(other)).default;
}

/** Starts i18n in a language, with the namespaces that the first render needs. */
export async function startI18n(language: Language, namespaces: readonly Namespace[]): Promise<I18n> {
  i18next.on('languageChanged', (now) => {
    document.documentElement.lang = now;
  });
  const started = i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  await started;
  return i18next;
}

/** Runs a function now, or as soon as texts are loaded: the network layer may show a notice before that. */
export function withTexts(act: () => void): void {
  if (i18next.isInitialized) act();
  else i18next.on('initialized', act);
}

/** Changes and stores the language. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}

/** The text for an error code or one of the named failures, otherwise its family's, or undefined when there is none. */
export function errorText(key: number | 'network' | 'offline' | 'service'): string | undefined {
  const own = String(key);
  if (i18next.exists(own, { ns: 'errors' })) return i18next.t(own as '-1', { ns: 'errors' });
  const family = typeof key === 'number' ? familyOf(key) : undefined;
  return family && i18next.t(family, { ns: 'errors' });
}

/** Returns a function that reads a localized text of the server in the player's language. */
export function useLocalized(): (text: Localized) => string {
  const { i18n } = useTranslation();
  return (text) => text[i18n.language as Language];
}
