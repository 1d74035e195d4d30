import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../contract/markets.ts';
import { BUNDLES, OWN_TEXTS } from '../../src/i18n/resources.ts';
import { textFiles, textsOf } from './textFiles.ts';

const TEXTS = 'virtual:texts';

/** The bundle loaded before all others of its language; it references their loaders. */
const FIRST = 'first';

/**
 * The texts as chunks: 'virtual:texts' references the loader of each language's first bundle, which references the others, so
 * that the site's entry does not list chunks of other languages. 'virtual:texts/id/money' is one bundle with its namespaces:
 * one chunk per namespace would be too many.
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
      // In development, a changed text is shown at once.
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
