import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sitePageOpen } from '../../../contract/http/site/site.ts';
import { http } from '../../net/backend.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useSite } from '../../shared/site/site.ts';
import { routeOf } from '../routes.ts';

/** A page counts as opened after this time on the screen (ms). Its own pictures and requests come first. */
const LOOKED_AT = 2_000;

/** Lets the server count page opens anonymously: the popup page, or the route below. */
export function usePageOpens(): void {
  const { pathname } = useLocation();
  const { shown } = usePages();
  const open = useSite((site) => site.access === 'open');
  const page = shown.at(-1) ?? nameOf(pathname);
  useEffect(() => {
    if (!open || !page) return;
    const timer = setTimeout(() => {
      http.send(sitePageOpen, { page }, { quiet: true }).catch(() => undefined);
    }, LOOKED_AT);
    return () => clearTimeout(timer);
  }, [open, page]);
}

/** The route's path in the characters that the call accepts: '/game/:id' becomes '/game/id'. */
function nameOf(pathname: string): string | undefined {
  return routeOf(pathname)?.path.replace(/:|\/\*$/g, '');
}
