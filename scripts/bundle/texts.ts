import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../contract/markets.ts';
import { BUNDLES } from '../../src/i18n/resources.ts';

const TEXTS = 'virtual:texts';

/**
 * The texts as chunks: 'virtual:texts' names what fetches each bundle in each language, 'virtual:texts/id/money' is
 * one of them with its namespaces. As a chunk a namespace, all their names would be in the site's entry.
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
  const names = [...Object.keys(BUNDLES), ...games()];
  const fetched = (language: string) =>
    names.map((name) => `${name}: () => import('${TEXTS}/${language}/${name}')`).join(',');
  const languages = LANGUAGES.map((language) => `'${language}': { ${fetched(language)} }`);
  return `export const TEXTS = { ${languages.join(',')} };`;
}

function bundled(language: string, bundle: string): string {
  const namespaces = (BUNDLES as Record<string, readonly string[]>)[bundle];
  const file = (name: string) =>
    JSON.stringify(
      resolve(namespaces ? `src/i18n/${language}/${name}.json` : `${own(name)}/${language}.json`),
    );
  const names = namespaces ?? [bundle];
  const imports = names.map((name) => `import ${name} from ${file(name)};`);
  return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
}

const own = (game: string) => `src/games/${game}/texts`;

/** The games with texts of their own. */
function games(): string[] {
  return readdirSync('src/games').filter((game) => existsSync(own(game)));
}
