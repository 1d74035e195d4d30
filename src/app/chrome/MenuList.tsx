import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useDialog } from '../../shared/navigation/useLayers.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useAwards } from '../../shared/promotions/awardsStore.ts';
import { useUnreadMessages } from '../../shared/site/unreadMessages.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './MenuList.module.css';
import { type MenuItem, pageOf, type Target } from './menu.ts';

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
            {item.text === 'promotions' && <Waiting />}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

/** How many of the site's messages wait to be read; nothing when none does. As a dot it only says that there are some. */
export function Unread({ dot = false }: { dot?: boolean }) {
  const { t } = useTranslation();
  const count = useUnreadMessages();
  return <Mark count={count} text={t('unreadMessages', { count })} dot={dot} />;
}

/** How many awards wait to be claimed; nothing when none does. As a dot it only says that there are some. */
export function Waiting({ dot = false }: { dot?: boolean }) {
  const { t } = useTranslation();
  const count = useAwards(({ claimable }) => claimable);
  return <Mark count={count} text={t('awardsWaiting', { count })} dot={dot} />;
}

/** A number beside an entry, or a dot on its sign. */
function Mark({ count, text, dot }: { count: number; text: string; dot: boolean }) {
  if (count === 0) return null;
  return (
    <span className={dot ? styles.dot : styles.count}>
      {!dot && <span aria-hidden="true">{count}</span>}
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** A way to a target, a link for addresses and a button for popup pages; fetched ahead as soon as it is touched. */
export function MenuLink({
  target,
  here = false,
  inMenu = false,
  className,
  children,
}: {
  target: Target;
  /** It is what is shown now. */
  here?: boolean;
  /** It stands in the side menu, whose history entry the way takes. */
  inMenu?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const pages = usePages();
  const menu = useDialog('menu');
  const { pathname, search } = useLocation();
  const ahead = () => pageOf(target)?.preload();
  if ('page' in target)
    return (
      <button
        type="button"
        className={className}
        data-here={here || undefined}
        onPointerDown={ahead}
        onClick={() => pages.open(target.page)}
      >
        {children}
      </button>
    );
  return (
    <Link
      to={target.to}
      replace={inMenu}
      className={className}
      data-here={here || undefined}
      aria-current={here ? 'page' : undefined}
      onPointerDown={ahead}
      onClick={(event) => {
        if (!inMenu || target.to !== pathname + search) return;
        event.preventDefault();
        menu.hide();
      }}
    >
      {children}
    </Link>
  );
}

/** Says of a menu's entry whether it is what is shown now. A section counts as shown with the pages below it. */
export function useIsHere(): (item: MenuItem) => boolean {
  const { pathname, search } = useLocation();
  const { shown } = usePages();
  return ({ target, tab }) => {
    if ('page' in target) return shown.includes(target.page);
    if (tab) return pathname === '/' && (new URLSearchParams(search).get('tab') ?? 'lobby') === tab;
    return pathname === target.to || (target.to !== '/' && pathname.startsWith(`${target.to}/`));
  };
}
