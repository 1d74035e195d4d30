import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { errorPolicy } from './app/errorPolicy.ts';
import { routeOf } from './app/routes.ts';
import { startI18n } from './i18n/i18n.ts';
import { initialLanguage } from './i18n/languages.ts';
import { channel, setErrorPolicy } from './net/house.ts';
import { market } from './state/market.ts';
import { showMotion } from './state/motion.ts';
import { restoreSession } from './state/session.ts';

/** Boot: everything the first picture needs is asked for at once, then the picture is drawn. */
async function boot(root: HTMLElement): Promise<void> {
  setErrorPolicy(errorPolicy);
  showMotion();
  restoreSession();
  channel.open();
  const route = routeOf(location.pathname);
  // A chunk that cannot be had is told by the error boundary, when the route is drawn.
  route?.page.preload();
  await startI18n(initialLanguage(market.language), ['common', 'errors', ...(route?.namespaces ?? [])]);
  createRoot(root).render(<App />);
}

const root = document.getElementById('root');
if (root) void boot(root);
