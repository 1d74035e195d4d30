import { existsSync, readFileSync } from 'node:fs';
import { BUNDLES, CARDS, OWN_TEXTS } from '../../src/i18n/resources.ts';

/**
 * Locates and reads text files: one file per language for most namespaces; those of promotions' cards are assembled from the
 * card.json of every promotion. Used by the site's build, so it needs no development package.
 */

const ROOT = new URL('../../', import.meta.url);

/** The namespace of promotions' cards. */
const CARD_TEXTS = 'promotionCards';
/** The parts of a card, by the keys in card.json: `firstDepositTitle` is the title of `firstDeposit`. */
const CARD_PARTS = { Title: 'title', Text: 'text', Example: 'example' } as const;

/** The files with a namespace's texts in a language, by their paths in the repository. */
export function textFiles(language: string, namespace: string): string[] {
  if (namespace === CARD_TEXTS) return Object.values(CARDS);
  const bundle = Object.keys(BUNDLES).find((name) => BUNDLES[name]?.includes(namespace));
  if (bundle !== undefined) return [`src/i18n/${language}/${bundle}/${namespace}.json`];
  const folder = OWN_TEXTS[namespace];
  if (folder === undefined) throw new Error(`there are no texts ${namespace}`);
  return [`${folder}/${language}.json`];
}

/** A namespace's texts in a language. */
export function textsOf(language: string, namespace: string): Record<string, string> {
  if (namespace === CARD_TEXTS) return cardTexts(language);
  return Object.assign({}, ...textFiles(language, namespace).map(readJson));
}

/** The namespaces of a language, in alphabetical order. */
export function namespacesOf(language: string): string[] {
  return [...Object.values(BUNDLES).flat(), ...Object.keys(OWN_TEXTS)]
    .filter((name) => textFiles(language, name).every((path) => existsSync(new URL(path, ROOT))))
    .toSorted();
}

function cardTexts(language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(CARDS).flatMap(([code, path]) => {
      const card = (readJson(path) as Record<string, Record<string, string> | undefined>)[language];
      return Object.entries(CARD_PARTS).map(([part, key]) => [`${code}${part}`, card?.[key] ?? '']);
    }),
  );
}

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
}
