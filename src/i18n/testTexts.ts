import { existsSync, readdirSync } from 'node:fs';

/** The file of a namespace's texts: a game's own lie in its folder. */
export function fileOf(language: string, namespace: string): string {
  const own = `src/games/${namespace}/texts/${language}.json`;
  return existsSync(own) ? own : `src/i18n/${language}/${namespace}.json`;
}

/** The namespaces that there are in a language, in alphabetical order. */
export function namespacesOf(language: string): string[] {
  const areas = readdirSync(`src/i18n/${language}`).map((file) => file.replace('.json', ''));
  const games = readdirSync('src/games').filter((game) =>
    existsSync(`src/games/${game}/texts/${language}.json`),
  );
  return [...areas, ...games].sort();
}
