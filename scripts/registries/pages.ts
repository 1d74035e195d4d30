import type { PopupDefinition, RouteDefinition } from '../../src/shared/navigation/pageDefinition.ts';
import { readDefinition } from './definitions.ts';
import { filesBelow, imports } from './writing.ts';

/**
 * Generates every list of pages from the definitions in src/features: the table of popup pages, routes, menus, and for each
 * area the module with which its pages are loaded.
 */

const FEATURES = 'src/features';
const MARK =
  '// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.';

/** Where a definition was found. */
interface Found {
  area: string;
  /** The folder within the area: '' or 'orders/'. */
  folder: string;
  /** The definition's path, relative to src/features. */
  at: string;
}
type Popup = PopupDefinition & Found;
type Route = RouteDefinition & Found;

/** Every list's text, by its path in the repository. */
export function pageLists(): Record<string, string> {
  const popups = found('.popup.ts')
    .map((one): Popup => ({ ...one, ...readDefinition<PopupDefinition>(`${FEATURES}/${one.at}`) }))
    .toSorted((a, b) => compare(a.key, b.key));
  const routes = found('.route.ts')
    .map((one): Route => ({ ...one, ...readDefinition<RouteDefinition>(`${FEATURES}/${one.at}`) }))
    .toSorted((a, b) => compare(a.path, b.path));
  const parts = partsOf([...popups, ...routes]);
  return {
    'src/shared/navigation/pageTable.ts': pageTable(popups),
    'src/app/pageAreas.ts': pageAreas(parts),
    'src/app/promotionPages.ts': promotionPages(parts),
    'src/app/pageRegistry.ts': pageRegistry(popups, parts),
    'src/app/pageRoutes.ts': pageRoutes(routes, parts),
    'src/app/chrome/menuItems.ts': menuItems(popups, routes),
    'src/app/testPages.ts': allDefinitions(popups, routes),
    ...Object.fromEntries(
      parts.filter(isShared).map((part) => [`${FEATURES}/${part.module}`, areaModule(part)]),
    ),
  };
}

/** The popup pages' keys, login rules and parameters. */
function pageTable(popups: readonly Popup[]): string {
  const named = popups.filter(({ params }) => params);
  return `${MARK}

/** Every popup page, and whether it needs a signed-in player. */
export const PAGE_NEEDS_LOGIN = {
${popups.map(({ key, needsLogin }) => `  ${nameOf(key)}: ${needsLogin},`).join('\n')}
} as const;

/** The names that pages use in the query. */
export const PAGE_PARAMS = {
${named.map(({ key, params }) => `  ${nameOf(key)}: ${list(params)},`).join('\n')}
} as const;

/** The pages of signing in. */
export const SIGN_IN_PAGES: readonly (keyof typeof PAGE_NEEDS_LOGIN)[] = ${list(
    popups.filter(({ signIn }) => signIn).map(({ key }) => key),
  )};
`;
}

/** Pages that are loaded together. */
interface Part {
  /** A name for the loader. */
  name: string;
  area: string;
  /** The module to load, relative to src/features. */
  module: string;
  pages: (Popup | Route)[];
}

function partsOf(all: readonly (Popup | Route)[]): Part[] {
  const parts = new Map<string, Part>();
  for (const page of all) {
    if (page.component === undefined) continue;
    const { area, chunk } = page;
    const name = chunk === undefined ? area : area + chunk[0]?.toUpperCase() + chunk.slice(1);
    const file = chunk === undefined ? 'pages.ts' : `${chunk}Pages.ts`;
    const part = parts.get(name) ?? { name, area, module: `${area}/${file}`, pages: [] };
    part.pages.push(page);
    parts.set(name, part);
  }
  for (const part of parts.values()) {
    const [page, ...others] = part.pages;
    // A single page is loaded by itself.
    if (page && others.length === 0) part.module = `${area(page)}${fileOf(page).slice(2)}`;
  }
  return [...parts.values()].toSorted((a, b) => compare(a.name, b.name));
}

const area = ({ area, folder }: Found) => `${area}/${folder}`;
const fileOf = ({ file, component }: Popup | Route) => file ?? `./${component}.tsx`;
/** Several pages share a generated module. */
const isShared = ({ pages }: Part) => pages.length > 1;

/** Whether an area has promotions' definitions: their pages are in a separate list. */
function isPromotion({ area }: Part): boolean {
  return filesBelow(`${FEATURES}/${area}`, '/promotion.ts').length > 0;
}

function areaModule({ area: name, pages }: Part): string {
  const statements = new Map<string, string[]>();
  for (const page of pages) {
    const from = `./${page.folder}${fileOf(page).slice(2)}`;
    statements.set(from, [...(statements.get(from) ?? []), page.component ?? '']);
  }
  return `${MARK}

${imports(...[...statements].map(([from, names]) => `import { ${names.toSorted(compare).join(', ')} } from '${from}';`))}

/** Pages of ${name} that are fetched in one chunk, by key or path. */
export const pages = {
${pages.map((page) => `  ${nameOf(idOf(page))}: ${page.component},`).join('\n')}
};
`;
}

function pageAreas(parts: readonly Part[]): string {
  return `${MARK}

${imports("import { lazyPage, lazyPages, promotionPages } from './lazyPages.ts';")}

${parts
  .map((part) => {
    const [page] = part.pages;
    if (isPromotion(part)) return `export const ${part.name} = promotionPages('${part.name}');`;
    if (isShared(part))
      return `export const ${part.name} = lazyPages(() => import('../features/${part.module}'));`;
    return `export const ${part.name} = lazyPage(async () => (await import('../features/${part.module}')).${page?.component});`;
  })
  .join('\n')}
`;
}

function promotionPages(parts: readonly Part[]): string {
  return `${MARK}

/** The areas of promotions' pages: the site's entry names this list, and not each of their chunks. */
${parts
  .filter(isPromotion)
  .map((part) => {
    const { name, module, pages } = part;
    const [page] = pages;
    return isShared(part) || !page
      ? `export const ${name} = () => import('../features/${module}');`
      : `export const ${name} = async () => ({ pages: { ${nameOf(idOf(page))}: (await import('../features/${module}')).${page.component} } });`;
  })
  .join('\n')}
`;
}

/** The expression of a page's lazy component. */
function lazyOf(page: Popup | Route, parts: readonly Part[]): string {
  const part = parts.find(({ pages }) => pages.includes(page));
  if (!part) throw new Error(`${page.at} is in no chunk`);
  return isShared(part) || isPromotion(part) ? `${part.name}('${idOf(page)}')` : part.name;
}

function usedParts(pages: readonly (Popup | Route)[], parts: readonly Part[]): string {
  const names = parts
    .filter((part) => part.pages.some((page) => pages.includes(page)))
    .map(({ name }) => name);
  return `import { ${names.join(', ')} } from './pageAreas.ts';`;
}

function pageRegistry(popups: readonly Popup[], parts: readonly Part[]): string {
  const shown = popups.filter(({ component }) => component);
  return `${MARK}

${imports(
  usedParts(shown, parts),
  "import type { PageKey } from '../shared/navigation/pageKeys.ts';",
  "import type { LazyPage } from './lazyPages.ts';",
)}

/** Every popup page's component. A page that is not here is not available yet. */
export const PAGES: Partial<Record<PageKey, LazyPage>> = {
${shown.map((page) => `  ${nameOf(page.key)}: ${lazyOf(page, parts)},`).join('\n')}
};
`;
}

function pageRoutes(routes: readonly Route[], parts: readonly Part[]): string {
  const rows = routes.map((route) => {
    const fields = [
      `path: '${route.path}'`,
      `chrome: '${route.chrome}'`,
      ...(route.component ? [`page: ${lazyOf(route, parts)}`] : []),
      ...(route.leadsTo ? [`leadsTo: { ${fieldsOf(route.leadsTo)} }`] : []),
      ...(route.namespaces ? [`namespaces: ${list(route.namespaces)}`] : []),
      ...(['needsLogin', 'ownScroll', 'queriesInside'] as const)
        .filter((flag) => route[flag])
        .map((flag) => `${flag}: true`),
    ];
    return `  { ${fields.join(', ')} },`;
  });
  return `${MARK}

${imports(usedParts(routes, parts), "import type { Route } from './route.ts';")}

/** Every address of the site but those of our own games. */
export const PAGE_ROUTES: readonly Route[] = [
${rows.join('\n')}
];
`;
}

function menuItems(popups: readonly Popup[], routes: readonly Route[]): string {
  const items = (place: 'thumb' | 'discover') =>
    [...popups, ...routes]
      .flatMap(({ menu, ...page }) => {
        const at = menu?.[place];
        const target = 'key' in page ? `{ page: '${page.key}' }` : `{ to: '${page.path}' }`;
        return menu && at !== undefined
          ? [{ at, row: `  { text: '${menu.text}', icon: '${menu.icon}', target: ${target} },` }]
          : [];
      })
      .toSorted((a, b) => a.at - b.at)
      .map(({ row }) => row)
      .join('\n');
  return `${MARK}

import type { MenuItem } from './menu.ts';

/** What a phone's thumb reaches; the button of the side menu stands beside it. */
export const THUMB_ITEMS: readonly MenuItem[] = [
${items('thumb')}
];

export const DISCOVER_ITEMS: readonly MenuItem[] = [
${items('discover')}
];
`;
}

function allDefinitions(popups: readonly Popup[], routes: readonly Route[]): string {
  // `bigWinDetail.popup.ts` is imported as `bigWinDetailPopup`.
  const named = [...popups, ...routes].map(({ at }) => {
    const [name = '', kind] = at.slice(at.lastIndexOf('/') + 1).split('.');
    return { at, name: `${name}${kind === 'popup' ? 'Popup' : 'Route'}` };
  });
  const names = (kind: string) =>
    named.filter(({ name }) => name.endsWith(kind)).map(({ name }) => `  ${name},`);
  return `${MARK}

${imports(
  ...named.map(({ at, name }) => `import ${name} from '../features/${at}';`),
  "import type { PopupDefinition, RouteDefinition } from '../shared/navigation/pageDefinition.ts';",
)}

/** The definitions of all popup pages, for tests. */
export const POPUP_DEFINITIONS: readonly PopupDefinition[] = [
${names('Popup').join('\n')}
];

/** The definitions of all routes but those of our own games, for tests. */
export const ROUTE_DEFINITIONS: readonly RouteDefinition[] = [
${names('Route').join('\n')}
];
`;
}

/** The definition files of a kind. */
function found(ending: '.popup.ts' | '.route.ts'): Found[] {
  return filesBelow(FEATURES, ending).map((path) => {
    const at = path.slice(FEATURES.length + 1);
    const [area = '', ...rest] = at.split('/');
    return {
      area,
      folder: rest
        .slice(0, -1)
        .map((name) => `${name}/`)
        .join(''),
      at,
    };
  });
}

function idOf(page: Popup | Route): string {
  return 'key' in page ? page.key : page.path;
}

/** A property name in the formatter's style. */
function nameOf(key: string): string {
  return /^[A-Za-z]\w*$/.test(key) ? key : `'${key}'`;
}

function fieldsOf(object: object): string {
  return Object.entries(object)
    .map(([name, value]) => `${name}: '${value}'`)
    .join(', ');
}

function list(values: readonly string[] = []): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
