import { useSession } from '../../account/session.ts';

/** Follows the signed-in player's awards for the lifetime of the page; its code is loaded when somebody is signed in. */
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
    // Without a connection there are no events: a page that shows awards fetches them itself.
    import('./followAwards.ts').then(
      ({ followAwards }) => {
        if (followed === userId) stop = followAwards(userId);
      },
      () => {},
    );
  });
}
