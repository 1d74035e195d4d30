import { userWallet } from '../../../contract/wallet/operations.ts';
import { channel } from '../../net/house.ts';
import { useSession } from '../account/session.ts';
import { hearWallet } from './walletStore.ts';

/** Listens to the signed-in player's wallet for as long as the page lives. */
export function followWallet(): void {
  let followed: string | null = null;
  let stop = () => {};
  const follow = () => {
    const userId = useSession.getState().player?.id ?? null;
    if (userId === followed) return;
    stop();
    followed = userId;
    stop = userId === null ? () => {} : channel.subscribe(userWallet, { next: hearWallet }, { userId });
  };
  follow();
  useSession.subscribe(follow);
}
