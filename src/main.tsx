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
import { watchAwards } from './shared/promotions/watchAwards.ts';
import { watchInstallOffer } from './shared/site/install.ts';
import { preloadQueries } from './shared/site/QueryScope.tsx';
import { watchSite } from './shared/site/site.ts';
import { nextTask } from './stage/nextTask.ts';
import { provideScenes } from './stage/sceneRegistry.ts';

/** Boot: everything the first picture needs is asked for at once, then the picture is drawn. */
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
    // A chunk that cannot be had is told by the error boundary, when the route is drawn.
    route?.page?.preload(),
    route && !route.queriesInside && preloadQueries(),
  ]);
  // As a transition React draws in slices: a slow phone can scroll and tap in between.
  startTransition(() => createRoot(root).render(<App />));
}

/** Tells the house what nobody caught. Calls that failed have been dealt with by the error policy. */
function reportAccidents(): void {
  window.addEventListener('error', ({ error, message }) => reports.broke(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof CallError)) reports.broke(reason);
  });
}

const root = document.getElementById('root');
const { search } = location;
if (root && /[?&]stage=/.test(search))
  // Visual regression: one scene at one moment, and nothing of the site around it.
  void import('./app/scenes/stagePage.ts').then(({ openScenes }) => openScenes(search, root));
else if (root)
  // Not in the task that the code is evaluated in, which is long enough by itself.
  void nextTask().then(() => boot(root));
