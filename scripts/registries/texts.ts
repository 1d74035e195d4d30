import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { PromotionDefinition } from '../../src/shared/promotions/promotionDefinition.ts';
import { readDefinition } from './definitions.ts';
import { promotionFolders } from './promotions.ts';
import { ROOT } from './writing.ts';

/**
 * Writes the list of namespaces of texts from the folders that there are. A folder of src/i18n/<language> is a bundle, fetched as
 * one chunk a language, and each file in it a namespace; the `texts` folder of a game or of an area of pages is both. The namespace
 * `promotionCards` is put together from the card.json of every promotion.
 */

const MARK =
  '// Generated from the folders of texts by scripts/registries/texts.ts (npm run codegen): not to be edited.';

/** The bundle with what promotions' cards say. */
const CARDS = { bundle: 'promotions', namespace: 'promotionCards' };
const CARD_PARTS = ['Title', 'Text', 'Example'] as const;

/** The list's text, by its path in the repository. */
export function textList(): Record<string, string> {
  const namespaces = [...files().keys(), CARDS.namespace].toSorted();
  const path = (namespace: string) => relative(files().get(namespace)?.('id') ?? '');
  const types = namespaces.map((name) =>
    name === CARDS.namespace
      ? `  ${name}: Record<${Object.keys(cardTexts('id'))
          .map((key) => `'${key}'`)
          .join(' | ')}, string>;`
      : `  ${name}: typeof import('${path(name)}');`,
  );
  return {
    'src/i18n/resources.ts': `${MARK}

/** The types of every namespace, so that \`t\` knows its keys. */
export interface Resources {
${types.join('\n')}
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

/** Namespaces that are fetched together, in one chunk a language. Any other namespace is a bundle of its own. */
export const BUNDLES: Readonly<Record<string, readonly string[]>> = {
${[...bundles()].map(([name, names]) => `  ${name}: [${names.map((one) => `'${one}'`).join(', ')}],`).join('\n')}
};
`,
  };
}

/** The bundles of src/i18n, with their namespaces. */
function bundles(): Map<string, string[]> {
  return new Map(
    readdirSync(new URL('src/i18n/id', ROOT))
      .toSorted()
      .map((bundle) => {
        const names = readdirSync(new URL(`src/i18n/id/${bundle}`, ROOT)).map((file) =>
          file.replace('.json', ''),
        );
        return [bundle, (bundle === CARDS.bundle ? [...names, CARDS.namespace] : names).toSorted()];
      }),
  );
}

/** The namespaces that are a file a language: their path in the repository. */
function files(): Map<string, (language: string) => string> {
  const found = new Map<string, (language: string) => string>();
  for (const [bundle, names] of bundles())
    for (const name of names)
      if (name !== CARDS.namespace)
        found.set(name, (language) => `src/i18n/${language}/${bundle}/${name}.json`);
  for (const name of ownTexts()) found.set(name.namespace, (language) => `${name.folder}/${language}.json`);
  return found;
}

/** The games, and areas of pages, that have texts of their own. */
export function ownTexts(): { namespace: string; folder: string }[] {
  return ['src/features', 'src/games'].flatMap((room) =>
    readdirSync(new URL(room, ROOT))
      .filter((name) => existsSync(new URL(`${room}/${name}/texts`, ROOT)))
      .map((name) => ({ namespace: name, folder: `${room}/${name}/texts` })),
  );
}

/** The namespaces that there are in a language, in alphabetical order. */
export function namespacesOf(language: string): string[] {
  const there = [...files()].filter(([, path]) => existsSync(new URL(path(language), ROOT)));
  return [...there.map(([name]) => name), CARDS.namespace].toSorted();
}

/** A namespace's texts in a language. */
export function textsOf(language: string, namespace: string): Record<string, string> {
  if (namespace === CARDS.namespace) return cardTexts(language);
  const path = files().get(namespace);
  if (!path) throw new Error(`there are no texts ${namespace}`);
  return JSON.parse(readFileSync(new URL(path(language), ROOT), 'utf8'));
}

/** What the promotions' cards say: the title, the text and the example of each. */
function cardTexts(language: string): Record<string, string> {
  return Object.fromEntries(
    promotionFolders().flatMap((folder) => {
      const { code } = readDefinition<PromotionDefinition>(`${folder}/promotion.ts`);
      const cards = JSON.parse(readFileSync(new URL(`${folder}/card.json`, ROOT), 'utf8'));
      return CARD_PARTS.map((part) => [`${code}${part}`, cards[language]?.[part.toLowerCase()] ?? '']);
    }),
  );
}

/** A path as src/i18n/resources.ts names it. */
function relative(path: string): string {
  return path.startsWith('src/i18n/') ? path.replace('src/i18n/', './') : path.replace('src/', '../');
}
