import { useSession } from '../account/session.ts';

/** Follows the signed-in player's awards for as long as the page lives; its code comes when somebody is signed in. */
export function watchAwards(): void {
  let followed: string | null = null;
  let stop = () => {};
  useSession.subscribe(({ player }) => {
    const userId = player?.id ?? null;
    if (userId === followed) return;
    stop();
    stop = () => {};
    followed = userId;
    if (userId === null) return;
    // Without a connection nothing is told: a page that shows awards asks for them itself.
    import('./followAwards.ts').then(
      ({ followAwards }) => {
        if (followed === userId) stop = followAwards(userId);
      },
      () => {},
    );
  });
}
