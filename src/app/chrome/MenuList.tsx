import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/signs/Icon.tsx';
import { MenuLink, useIsHere } from './MenuLink.tsx';
import styles from './MenuList.module.css';
import type { MenuItem } from './menu.ts';
import { Unread } from './Unread.tsx';

/** Entries of the menu below each other; nothing at all when there are none. */
export function MenuList({
  items,
  label,
  inMenu = false,
}: {
  items: readonly MenuItem[];
  label?: string;
  inMenu?: boolean;
}) {
  const { t } = useTranslation();
  const isHere = useIsHere();
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.text}>
          <MenuLink target={item.target} here={isHere(item)} inMenu={inMenu} className={styles.item}>
            <Icon name={item.icon} />
            {t(item.text)}
            {item.text === 'help' && <Unread />}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
