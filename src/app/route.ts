import type { Namespace } from '../i18n/resources.ts';
import type { Chrome, RouteDefinition } from '../shared/navigation/pageDefinition.ts';
import type { LazyPage } from './lazyPages.ts';

/** The router's form of a route: its definition, and its page's lazy component. */

/** A route with a page. */
export interface PageRoute {
  path: string;
  chrome: Chrome;
  page: LazyPage;
  leadsTo?: undefined;
  namespaces?: readonly Namespace[];
  needsLogin?: true;
  ownScroll?: true;
  queriesInside?: true;
}

/** An alias of a route. */
interface Alias extends Partial<Omit<PageRoute, 'page' | 'leadsTo' | 'path' | 'chrome'>> {
  path: string;
  chrome: Chrome;
  page?: undefined;
  leadsTo: NonNullable<RouteDefinition['leadsTo']>;
}

export type Route = PageRoute | Alias;
