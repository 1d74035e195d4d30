import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { GAMES } from '../../src/games/games.ts';

/*
 * The client's own tables of routes and popup pages, read from their source: importing them would bring style sheets
 * and Vite's environment, which Playwright's Node does not know.
 */

function objectsOf(file: string): ts.ObjectLiteralExpression[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    // What only development has is no part of the site.
    if (ts.isConditionalExpression(node)) return;
    if (ts.isObjectLiteralExpression(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function entriesOf(object: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
  const entries = new Map<string, ts.Expression>();
  for (const property of object.properties)
    if (
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    )
      entries.set(property.name.text, property.initializer);
  return entries;
}

/** The paths of the games' own pages. */
export const GAME_ROUTES = GAMES.flatMap(({ key, pages }) =>
  pages.map(({ path = '' }) => `/game/${key}${path}`),
);

/** The paths of every route that has a page or leads to one, as in src/app/routes.ts: its own and those of the games. */
export function availableRoutes(): string[] {
  const others = objectsOf('src/app/routes.ts').flatMap((object) => {
    const entries = entriesOf(object);
    const path = entries.get('path');
    const shows = entries.has('page') || entries.has('leadsTo');
    return path && ts.isStringLiteral(path) && shows ? [path.text] : [];
  });
  return [...GAME_ROUTES, ...others];
}

/** The keys of every popup page that has a component, as in src/app/pageRegistry.ts. */
export function availablePages(): string[] {
  return objectsOf('src/app/pageRegistry.ts').flatMap((object) => [...entriesOf(object).keys()]);
}
