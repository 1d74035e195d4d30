import { create } from 'zustand';

/** Putting the site on the phone's home screen: by the browser's own dialog where it offers one, else by a guide. */

/** Chromium's event, which is in no standard. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's offer to install, once it has made one. */
export const useInstallOffer = create<InstallOffer | null>(() => null);

/** Keeps the browser's offer for the moment the player wants it. Called at boot: the offer comes once, early. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallOffer.setState(event as InstallOffer, true);
  });
  window.addEventListener('appinstalled', () => useInstallOffer.setState(null, true));
}

/** Opens the browser's dialog. Says whether the player accepted; false too when there is no offer. */
export async function acceptInstallOffer(): Promise<boolean> {
  const offer = useInstallOffer.getState();
  if (!offer) return false;
  useInstallOffer.setState(null, true);
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}

/** Whether this is the installed app already. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** The guide for this device; null where the site is installed, or cannot be. */
export function installPage(): 'install-apk' | 'install-ios-pwa' | null {
  if (isInstalled()) return null;
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says it is a Mac.
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (apple) return 'install-ios-pwa';
  return /Android/.test(userAgent) || useInstallOffer.getState() ? 'install-apk' : null;
}
