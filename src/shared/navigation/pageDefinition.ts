import type { ParseKeys } from 'i18next';
import type { Namespace } from '../../i18n/resources.ts';
import type { IconName } from '../../ui/signs/Icon.tsx';
import type { PageKey } from './pageKeys.ts';

/**
 * The definitions of pages: `<name>.route.ts` for a page with its own address, `<name>.popup.ts` for a sheet over any route.
 * `npm run codegen` generates every list of pages from them (scripts/registries/pages.ts), so a definition is plain data and
 * imports types only. docs/adding-a-page.md has an example.
 */

/**
 * The page chrome of a route. `tabs`: header and navigation at every width. `page`: both on wide screens, on phones only the
 * page with its own header. `bare`: none, for games.
 */
export type Chrome = 'tabs' | 'page' | 'bare';

interface PageDefinition {
  /** The exported component. Without one, the site shows that the page is not available. */
  component?: string;
  /** The module that exports it, if not `./<component>.tsx`. */
  file?: `./${string}.tsx`;
  /** By default, pages of an area share one chunk; pages that name a chunk here are in that one (for areas over 20 kB). */
  chunk?: string;
  /** A visitor has to sign in first. Default for a route: false. */
  needsLogin?: boolean;
  /** An entry of the menus. */
  menu?: MenuEntry;
  /** Addresses for the accessibility tests; by default the page's plain address. WIN is replaced by a big win's id. */
  addresses?: readonly string[];
}

interface MenuEntry {
  text: ParseKeys<'common'>;
  icon: IconName;
  /** Position in the bottom bar of a phone; omitted: not there. */
  thumb?: number;
  /** Position in the "discover" list; omitted: not there. */
  discover?: number;
}

/** A sheet over the route, named in `?z=` (contract/pages.tsv). */
export interface PopupDefinition extends PageDefinition {
  key: string;
  needsLogin: boolean;
  /** Belongs to the sign-in flow, and is removed from the stack once somebody is signed in. */
  signIn?: true;
  /**
   * Names of its query parameters: ids or search words, never objects. A route below must not use the same names. Pages that
   * share a name pass the value on when one replaces the other.
   */
  params?: readonly string[];
}

/** A page with an address (spec.md, section 2). */
export interface RouteDefinition extends PageDefinition {
  path: string;
  chrome: Chrome;
  /** The text namespaces of its first render. */
  namespaces?: readonly Namespace[];
  /** A redirecting address: the target route, and the popup page that opens over it. Instead of a component. */
  leadsTo?: { path: string; open?: PageKey };
  /** The page restores its scroll position by itself. */
  ownScroll?: true;
  /** Its first render needs no queries; parts loaded later have their own QueryScope. */
  queriesInside?: true;
}
