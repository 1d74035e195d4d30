import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../contract/markets.ts';
import { BUNDLES, OWN_TEXTS } from '../../src/i18n/resources.ts';
import { textFiles, textsOf } from './textFiles.ts';

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
      if (!language) return index();
      const namespaces = BUNDLES[bundle] ?? [bundle];
      // While the site is developed, a text that is changed is shown at once.
      for (const file of namespaces.flatMap((name) => textFiles(language, name)))
        this.addWatchFile(resolve(file));
      return bundled(language, bundle, namespaces);
    },
  };
}

function index(): string {
  const languages = LANGUAGES.map((language) => `'${language}': ${fetched(language, FIRST)}`);
  return `export const TEXTS = { ${languages.join(',')} };`;
}

const fetched = (language: string, bundle: string) => `() => import('${TEXTS}/${language}/${bundle}')`;

function others(language: string): string {
  const names = [...Object.keys(BUNDLES), ...Object.keys(OWN_TEXTS)].filter((name) => name !== FIRST);
  return names.map((name) => `${name}: ${fetched(language, name)}`).join(',');
}

function bundled(language: string, bundle: string, namespaces: readonly string[]): string {
  const texts = Object.fromEntries(namespaces.map((name) => [name, textsOf(language, name)]));
  const more = bundle === FIRST ? `\nexport const others = { ${others(language)} };` : '';
  return `export default ${JSON.stringify(texts)};${more}`;
}
