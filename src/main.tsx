import './ui/styles/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { errorPolicy } from './app/errorPolicy.ts';
import { shownRouteOf } from './app/routes.ts';
import { loadScene, startSceneWorker } from './app/scenes/scenes.ts';
import { initialLanguage, startI18n } from './i18n/i18n.ts';
import { market } from './i18n/market.ts';
import { channel, reports, setErrorPolicy } from './net/backend.ts';
import { CallError } from './net/errors.ts';
import { followWallet, restoreSession } from './shared/account/session.ts';
import { showMotion } from './shared/device/preferences.ts';
import { watchAwards } from './shared/promotions/awardNews/watchAwards.ts';
import { watchInstallOffer } from './shared/site/install.ts';
import { preloadQueries } from './shared/site/QueryScope.tsx';
import { watchSite } from './shared/site/site.ts';
import { nextTask } from './stage/nextTask.ts';
import { provideScenes } from './stage/sceneRegistry.ts';

/** Boot: requests everything for the first render in parallel, then renders. */
async function boot(root: HTMLElement): Promise<void> {
  setErrorPolicy(errorPolicy);
  provideScenes(loadScene, startSceneWorker);
  reportAccidents();
  showMotion();
  watchInstallOffer();
  restoreSession();
  watchSite();
  followWallet();
  watchAwards();
  channel.open();
  const route = shownRouteOf(location.pathname);
  const namespaces = ['common', 'errors', ...(route?.namespaces ?? [])] as const;
  await Promise.all([
    startI18n(initialLanguage(market.language), namespaces),
    // A chunk that fails to load is reported by the error boundary when the route renders.
    route?.page?.preload(),
    route && !route.queriesInside && preloadQueries(),
  ]);
  // As a transition React renders in slices, so that a slow phone can scroll and tap in between.
  startTransition(() => createRoot(root).render(<App />));
}

/** Reports uncaught errors to the server. Failed calls were already handled by the error policy. */
function reportAccidents(): void {
  window.addEventListener('error', ({ error, message }) => reports.broke(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof CallError)) reports.broke(reason);
  });
}

const root = document.getElementById('root');
const { search } = location;
if (root && /[?&]stage=/.test(search))
  // Visual regression: one scene at one moment, without the site around it.
  void import('./app/scenes/stagePage.ts').then(({ openScenes }) => openScenes(search, root));
else if (root)
  // Not in the task that evaluates the code, which is long enough already.
  void nextTask().then(() => boot(root));
