import { newcomerText } from '../../../contract/http/offers/newcomerTasks.ts';
import { http } from '../../net/backend.ts';
import { load, save } from '../../net/storage.ts';
import { isInstalled } from '../site/install.ts';

/** The player for whom this device has said that it is the installed app. */
const REPORTED = 'kilat.appReported';

/** Says once for each player that the site is open as the installed app: the house cannot see it, and a mission asks for it. */
export function reportApp(userId: string): void {
  if (!isInstalled() || load(REPORTED) === userId) return;
  http.send(newcomerText, { app: true }, { quiet: true }).then(
    () => save(REPORTED, userId),
    () => {},
  );
}
