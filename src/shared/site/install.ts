import { create } from 'zustand';

/** Installing the site on the home screen: by the browser's own dialog where available, otherwise by a guide. */

/** Chromium's event, which is not standardized. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install prompt event, once it was fired. */
export const useInstallOffer = create<InstallOffer | null>(() => null);

/** Stores the browser's install prompt event for later. Called at boot, because the event is fired once, early. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallOffer.setState(event as InstallOffer, true);
  });
  window.addEventListener('appinstalled', () => useInstallOffer.setState(null, true));
}

/** Opens the browser's dialog. Resolves with whether the player accepted; false without an event. */
export async function acceptInstallOffer(): Promise<boolean> {
  const offer = useInstallOffer.getState();
  if (!offer) return false;
  useInstallOffer.setState(null, true);
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}

/** Whether this is already the installed app. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** The guide for this device; null where the site is installed, or cannot be. */
export function installPage(): 'install-apk' | 'install-ios-pwa' | null {
  if (isInstalled()) return null;
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad identifies itself as a Mac.
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (apple) return 'install-ios-pwa';
  return /Android/.test(userAgent) || useInstallOffer.getState() ? 'install-apk' : null;
}
