import type { ParseKeys } from 'i18next';
import type { Namespace } from '../../i18n/resources.ts';
import type { IconName } from '../../ui/signs/Icon.tsx';
import type { PageKey } from './pageKeys.ts';

/**
 * The definitions of pages: `<name>.route.ts` for a page with an address of its own, `<name>.popup.ts` for a sheet over
 * whatever route there is. `npm run codegen` writes every list of pages from them (scripts/registries/pages.ts), so a
 * definition is plain data and imports types only. docs/adding-a-page.md shows one.
 */

/**
 * What surrounds a route's page. `tabs`: header and navigation at every width. `page`: both on wide screens, on phones
 * the page alone, with a header of its own. `bare`: nothing, for games.
 */
export type Chrome = 'tabs' | 'page' | 'bare';

interface PageDefinition {
  /** The exported component. The site says that the page is not available where there is none. */
  component?: string;
  /** The module that exports it, when it is not `./<component>.tsx`. */
  file?: `./${string}.tsx`;
  /** Pages of an area are fetched in one chunk; those that name one here are fetched in that one (area over 20 kB). */
  chunk?: string;
  /** A visitor signs in first. Left out: false for a route. */
  needsLogin?: boolean;
  /** An entry of the menus. */
  menu?: MenuEntry;
  /** Addresses that the accessibility sweep opens, the page's plain address when left out. WIN is replaced by a big win's id. */
  addresses?: readonly string[];
}

interface MenuEntry {
  text: ParseKeys<'common'>;
  icon: IconName;
  /** Position in the bottom bar of a phone; left out: not there. */
  thumb?: number;
  /** Position in the list of what else there is; left out: not there. */
  discover?: number;
}

/** A sheet over the route, named in `?z=` (contract/pages.tsv). */
export interface PopupDefinition extends PageDefinition {
  key: string;
  needsLogin: boolean;
  /** It belongs to signing in, and leaves the stack once somebody is signed in. */
  signIn?: true;
  /**
   * Names of its parameters in the query: ids or words searched for, never objects. A route below must not use the same
   * names. Pages that share a name hand it on when one replaces the other.
   */
  params?: readonly string[];
}

/** A page with an address (spec.md, section 2). */
export interface RouteDefinition extends PageDefinition {
  path: string;
  chrome: Chrome;
  /** The namespaces of its first picture. */
  namespaces?: readonly Namespace[];
  /** Another address of a route, and the popup page that opens over it. In place of a component. */
  leadsTo?: { path: string; open?: PageKey };
  /** The page restores its scroll position by itself. */
  ownScroll?: true;
  /** Its first picture needs no queries; what is fetched later stands in a QueryScope of its own. */
  queriesInside?: true;
}
