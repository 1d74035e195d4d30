import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../contract/markets.ts';
import { BUNDLES } from '../../src/i18n/resources.ts';

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
  const names = [...Object.keys(BUNDLES), ...games()].filter((name) => name !== FIRST);
  return names.map((name) => `${name}: ${fetched(language, name)}`).join(',');
}

function bundled(language: string, bundle: string): string {
  const namespaces = (BUNDLES as Record<string, readonly string[]>)[bundle];
  const file = (name: string) =>
    JSON.stringify(
      resolve(namespaces ? `src/i18n/${language}/${name}.json` : `${own(name)}/${language}.json`),
    );
  const names = namespaces ?? [bundle];
  const imports = names.map((name) => `import ${name} from ${file(name)};`);
  const more = bundle === FIRST ? `\nexport const others = { ${others(language)} };` : '';
  return `${imports.join('\n')}\nexport default { ${names.join(', ')} };${more}`;
}

const own = (game: string) => `src/games/${game}/texts`;

/** The games with texts of their own. */
function games(): string[] {
  return readdirSync('src/games').filter((game) => existsSync(own(game)));
}
