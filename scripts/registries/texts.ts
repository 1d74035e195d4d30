import { existsSync, readdirSync } from 'node:fs';
import { promotions } from './promotions.ts';
import { ROOT } from './writing.ts';

/**
 * Generates the list of text namespaces from the folders. A folder of src/i18n/<language> is a bundle, loaded as one chunk per
 * language, and each file in it a namespace; the `texts` folder of a game or of an area of pages is both. The namespace
 * `promotionCards` has three keys for each promotion, from its card.json.
 */

const MARK =
  '// Generated from the folders of texts by scripts/registries/texts.ts (npm run codegen): not to be edited.';

/** The bundle that contains the namespace of promotions' cards. */
const CARDS = { bundle: 'promotions', namespace: 'promotionCards' };

/** The list's text, by its path in the repository. */
export function textList(): Record<string, string> {
  const cards = promotions();
  const own = ownTexts();
  const types = new Map([[CARDS.namespace, cardType(cards.map(({ code }) => code))]]);
  for (const [bundle, names] of bundles())
    for (const name of names)
      if (name !== CARDS.namespace) types.set(name, `typeof import('./id/${bundle}/${name}.json')`);
  for (const { namespace, folder } of own)
    types.set(namespace, `typeof import('${folder.replace('src/', '../')}/id.json')`);
  const sorted = [...types].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    'src/i18n/resources.ts': `${MARK}

/** The types of every namespace, so that \`t\` knows its keys. */
export interface Resources {
${sorted.map(([name, type]) => `  ${name}: ${type};`).join('\n')}
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

/** The folders of texts of their own, for the build (scripts/bundle/textFiles.ts). */
export const OWN_TEXTS: Readonly<Record<string, string>> = {
${own.map(({ namespace, folder }) => `  ${namespace}: '${folder}',`).join('\n')}
};

/** Where what each promotion's card says lies, in three languages, for the build. */
export const CARDS: Readonly<Record<string, string>> = {
${cards.map(({ code, folder }) => `  ${code}: '${folder}/card.json',`).join('\n')}
};
`,
  };
}

function cardType(codes: readonly string[]): string {
  const keys = codes.flatMap((code) => [`'${code}Title'`, `'${code}Text'`, `'${code}Example'`]);
  return `Record<${keys.join(' | ')}, string>`;
}

/** The games, and areas of pages, with their own texts: each is a namespace and a bundle named by its folder. */
function ownTexts(): { namespace: string; folder: string }[] {
  return ['src/features', 'src/games'].flatMap((room) =>
    readdirSync(new URL(room, ROOT))
      .filter((name) => existsSync(new URL(`${room}/${name}/texts`, ROOT)))
      .toSorted()
      .map((name) => ({ namespace: name, folder: `${room}/${name}/texts` })),
  );
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
