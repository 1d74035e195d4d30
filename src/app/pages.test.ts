// @vitest-environment dom
import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isPageKey } from '../shared/navigation/pageKeys.ts';
import { PAGE_NEEDS_LOGIN } from '../shared/navigation/pageTable.ts';
import { ACCOUNT, pageOf, SEARCH, TAB_ITEMS, WALLET } from './chrome/menu.ts';
import { DISCOVER_ITEMS, THUMB_ITEMS } from './chrome/menuItems.ts';
import { PAGES } from './pageRegistry.ts';
import { ROUTES, routeOf, shownRouteOf } from './routes.ts';
import { POPUP_DEFINITIONS, ROUTE_DEFINITIONS } from './testPages.ts';

/** The specification's pages that are not built yet. Remove a page here when it is built. */
const NOT_BUILT = ['inbox', 'inbox-detail'];

const addressesOf = ({ path, addresses = [path] }: (typeof ROUTE_DEFINITIONS)[number]) =>
  addresses.map((address) => address.replace(/\?.*/, ''));

describe('popup pages', () => {
  it('are those of the contract, with their login rules', () => {
    const rows = readFileSync('contract/pages.tsv', 'utf8').trim().split('\n').slice(1);
    const wanted = rows.map((row) => row.split('\t')).map(([key = '', login]) => [key, login === 'yes']);
    expect(PAGE_NEEDS_LOGIN).toMatchObject(Object.fromEntries(wanted));
  });

  it('are all built except those listed here', () => {
    const missing = Object.keys(PAGE_NEEDS_LOGIN).filter((key) => isPageKey(key) && !PAGES[key]);
    expect(missing.sort()).toEqual(NOT_BUILT);
  });

  it('open by their keys in an address', () => {
    for (const { key, addresses = [] } of POPUP_DEFINITIONS)
      for (const address of addresses)
        expect(new URLSearchParams(address.split('?')[1]).get('z')?.split('_')).toContain(key);
  });
});

describe('routes', () => {
  it('have an address for the accessibility tests, which leads to them', () => {
    for (const definition of ROUTE_DEFINITIONS)
      for (const address of addressesOf(definition)) {
        expect(address).not.toMatch(/[:*]/);
        expect(routeOf(address)?.path).toBe(definition.path);
      }
  });

  it('have a page, or redirect to one', () => {
    for (const { path } of ROUTES) expect(shownRouteOf(path)?.page, path).toBeDefined();
  });

  it("are chosen by the router's rules", () => {
    for (const address of ROUTE_DEFINITIONS.flatMap(addressesOf))
      expect(routeOf(address)).toBe(matchRoutes([...ROUTES], address)?.[0]?.route);
  });

  it('exist for every menu entry', () => {
    const entries = [...TAB_ITEMS, ...THUMB_ITEMS, ...DISCOVER_ITEMS].map(({ target }) => target);
    for (const target of [...entries, ACCOUNT, WALLET, SEARCH]) {
      const shown = 'to' in target ? { to: target.to.replace(/\?.*/, '') } : target;
      expect(pageOf(shown), JSON.stringify(target)).toBeDefined();
    }
  });

  it('keep Crash and its pages separate from the pages of other games', () => {
    expect(routeOf('/game/crash')?.chrome).toBe('bare');
    expect(routeOf('/game/crash/replay/12')?.path).toBe('/game/:game/replay/:roundId');
    expect(routeOf('/game/dice/fairness')?.path).toBe('/game/:game/fairness');
    expect(routeOf('/game/naga-toba')?.path).toBe('/game/:id');
    expect(routeOf('/game/lentera/naga-toba')?.path).toBe('/game/:provider/:id');
    expect(routeOf('/nowhere')).toBeUndefined();
  });
});
