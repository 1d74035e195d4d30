import { newcomerText } from '../../../contract/http/offers/newcomerTasks.ts';
import { http } from '../../net/backend.ts';
import { load, save } from '../../net/storage.ts';
import { isInstalled } from '../site/install.ts';

/** Device storage: the player for whom the installed app was already reported. */
const REPORTED = 'kilat.appReported';

/** Reports once per player that the site runs as the installed app: the server cannot detect it, and a mission requires it. */
export function reportApp(userId: string): void {
  if (!isInstalled() || load(REPORTED) === userId) return;
  http.send(newcomerText, { app: true }, { quiet: true }).then(
    () => save(REPORTED, userId),
    () => {},
  );
}
