import { BrowserRouter, useLocation } from 'react-router-dom';
import { GuardedRoute } from '../shared/navigation/usePages.ts';
import { useSiteLinks } from '../shared/navigation/useSiteLinks.ts';
import { ToastHost } from '../ui/feedback/ToastHost.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Frame } from './chrome/Frame.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHost } from './PageHost.tsx';
import { RouteView } from './RouteView.tsx';
import { routeOf } from './routes.ts';
import { ScrollWitness } from './ScrollWitness.tsx';
import { SiteGate } from './SiteGate.tsx';
import { usePageOpens } from './usePageOpens.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The whole client: routes, popup pages over them, and what is told to the player over both. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <SiteGate>
          <Site />
          <ConnectionNotice />
        </SiteGate>
      </BrowserRouter>
      <ToastHost />
    </ErrorBoundary>
  );
}

/** The page of the address in what stands around it, and the popup pages over it. */
function Site() {
  const { pathname, key } = useLocation();
  const route = routeOf(pathname);
  const chrome = route?.chrome ?? 'tabs';
  useScrollMemory();
  useSiteLinks();
  usePageOpens();
  return (
    <GuardedRoute value={route?.needsLogin === true}>
      <ScrollWitness entry={key} />
      <Frame chrome={chrome}>
        <RouteView />
      </Frame>
      <PageHost />
    </GuardedRoute>
  );
}
