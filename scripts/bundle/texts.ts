import type { Plugin } from 'vite';
import { LANGUAGES } from '../../contract/markets.ts';
import { BUNDLES } from '../../src/i18n/resources.ts';
import { ownTexts, textsOf } from '../registries/texts.ts';

const TEXTS = 'virtual:texts';

/** The bundle that comes before all others of its language, and names what fetches them. */
const FIRST = 'first';

/**
 * The texts as chunks: 'virtual:texts' names what fetches the first bundle of each language, that one what fetches the
 * others, so that the site's entry names none of languages that are not read. 'virtual:texts/id/money' is one of them with
 * its namespaces: as a chunk a namespace, their names would be many more.
 */
export function texts(): Plugin {
  return {
    name: 'kilat:texts',
    resolveId: (source) => (source.startsWith(TEXTS) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(`\0${TEXTS}`)) return null;
      const [, language = '', bundle = ''] = id.split('/');
      return language ? bundled(language, bundle) : index();
    },
  };
}

function index(): string {
  const languages = LANGUAGES.map((language) => `'${language}': ${fetched(language, FIRST)}`);
  return `export const TEXTS = { ${languages.join(',')} };`;
}

const fetched = (language: string, bundle: string) => `() => import('${TEXTS}/${language}/${bundle}')`;

function others(language: string): string {
  const names = [...Object.keys(BUNDLES), ...ownTexts().map(({ namespace }) => namespace)].filter(
    (name) => name !== FIRST,
  );
  return names.map((name) => `${name}: ${fetched(language, name)}`).join(',');
}

function bundled(language: string, bundle: string): string {
  const namespaces = BUNDLES[bundle] ?? [bundle];
  const texts = Object.fromEntries(namespaces.map((name) => [name, textsOf(language, name)]));
  const more = bundle === FIRST ? `\nexport const others = { ${others(language)} };` : '';
  return `export default ${JSON.stringify(texts)};${more}`;
}
