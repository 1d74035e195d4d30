import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../shared/account/session.ts';
import { QueryScope } from '../shared/site/QueryScope.tsx';
import { LinkButton } from '../ui/actions/Button.tsx';
import { StatusScreen } from '../ui/feedback/EmptyState.tsx';
import { BOLT, MARK_ROUND } from '../ui/signs/Icon.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PageRoute, Route as SiteRoute } from './route.ts';
import { ROUTES } from './routes.ts';

/** The page of the address. A page that fails does not block the others. */
export function RouteView() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Splash />}>
        <Routes>
          {ROUTES.map((route) => (
            <Route key={route.path} path={route.path} element={<Screen route={route} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ route }: { route: SiteRoute }) {
  const { t } = useTranslation();
  const signedIn = useSession((session) => session.token !== null);
  if (route.leadsTo) return <LeadOn {...route.leadsTo} />;
  // The sign-in sheet is shown over this.
  if (route.needsLogin && !signedIn) return <StatusScreen icon="lock" title={t('signInFirst')} />;
  return <RoutePage {...route} />;
}

/** A route's page, once its code and its texts are loaded. */
function RoutePage({ page, namespaces, queriesInside }: PageRoute) {
  void page.preload();
  // A part that requests texts later would replace the whole page with the loading screen.
  useTranslation(namespaces);
  if (queriesInside) return <page.Component />;
  return (
    <QueryScope>
      <page.Component />
    </QueryScope>
  );
}

/** Redirects from an alias of a route to the route, keeps the query, and opens a popup page over it. */
function LeadOn({ path, open }: NonNullable<SiteRoute['leadsTo']>) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  if (open) query.set('z', open);
  return <Navigate replace to={{ pathname: path, search: query.toString() }} />;
}

/** For an unknown address. */
function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <StatusScreen icon="search" title={t('notFoundTitle')} text={t('notFoundText')}>
      <LinkButton to="/" kind="primary" size="large" replace>
        {t('toHome')}
      </LinkButton>
    </StatusScreen>
  );
}

/** Only the logo, as in index.html, while a page is loading. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <div className="splash" role="status" aria-label={t('loading')}>
      <svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
        <rect width="64" height="64" rx={MARK_ROUND} fill="#ffd43a" />
        <path d={BOLT} fill="#221a00" />
      </svg>
    </div>
  );
}
