import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { useSession } from '../../shared/account/session.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Money } from '../../ui/signs/Money.tsx';
import { MenuLink } from './MenuLink.tsx';
import { ACCOUNT } from './menu.ts';
import styles from './SideMenu.module.css';

/** The player at the head of the menu, and the way to the account. */
export function SideMenuPlayer() {
  const { t } = useTranslation();
  const player = useSession((session) => session.player);
  const balance = useSession((session) => session.balance);
  return (
    <MenuLink target={ACCOUNT} inMenu className={styles.player}>
      <Avatar avatar={player?.avatar ?? 0} portrait={player?.portrait ?? null} size={44} />
      <span className={styles.who}>
        <span className={styles.name}>{player?.name ?? <Skeleton width="7em" />}</span>
        <span className={styles.balance}>
          <span className="visually-hidden">{t('balance')} </span>
          <Money amount={balance} />
        </span>
      </span>
      <Icon name="chevron" size={18} />
    </MenuLink>
  );
}
