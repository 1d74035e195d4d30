import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useDialog } from '../../shared/navigation/useLayers.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useAwards } from '../../shared/promotions/awardNews/awardsStore.ts';
import { useUnreadMessages } from '../../shared/site/unreadMessages.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './MenuList.module.css';
import { type MenuItem, pageOf, type Target } from './menu.ts';

/** Menu entries in a list; nothing when there are none. */
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

/** The number of unread site messages; nothing when there are none. `dot`: without the number. */
export function Unread({ dot = false }: { dot?: boolean }) {
  const { t } = useTranslation();
  const count = useUnreadMessages();
  return <Mark count={count} text={t('unreadMessages', { count })} dot={dot} />;
}

/** The number of claimable awards; nothing when there are none. `dot`: without the number. */
export function Waiting({ dot = false }: { dot?: boolean }) {
  const { t } = useTranslation();
  const count = useAwards(({ claimable }) => claimable);
  return <Mark count={count} text={t('awardsWaiting', { count })} dot={dot} />;
}

/** A number beside an entry, or a dot on its icon. */
function Mark({ count, text, dot }: { count: number; text: string; dot: boolean }) {
  if (count === 0) return null;
  return (
    <span className={dot ? styles.dot : styles.count}>
      {!dot && <span aria-hidden="true">{count}</span>}
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** A link to a target (a button for popup pages); preloads it on touch. */
export function MenuLink({
  target,
  here = false,
  inMenu = false,
  className,
  children,
}: {
  target: Target;
  /** It is the current page. */
  here?: boolean;
  /** It is in the side menu, whose history entry the navigation replaces. */
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

/** Returns whether a menu entry is the current page. A section includes the pages below it. */
export function useIsHere(): (item: MenuItem) => boolean {
  const { pathname, search } = useLocation();
  const { shown } = usePages();
  return ({ target, tab }) => {
    if ('page' in target) return shown.includes(target.page);
    if (tab) return pathname === '/' && (new URLSearchParams(search).get('tab') ?? 'lobby') === tab;
    return pathname === target.to || (target.to !== '/' && pathname.startsWith(`${target.to}/`));
  };
}
