import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../signs/Icon.tsx';
import plate from '../styles/plate.module.css';
import rows from '../styles/row.module.css';
import styles from './List.module.css';

/** Rows in one card; `raised` inside a sheet, whose background is the card's own colour. */
export function List({ label, raised, children }: { label?: string; raised?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.list} data-raised={raised || undefined} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  icon?: IconName;
  /** A picture at the row's start, instead of an icon. */
  leading?: ReactNode;
  title: ReactNode;
  /** A second, less prominent line. */
  text?: ReactNode;
  /** Content at the row's end: an amount, a setting's state. */
  value?: ReactNode;
  /** The row's link; without it and `onClick` the row is not interactive. */
  to?: string;
  onClick?: () => void;
  /** Whether to show a chevron; by default when the row is a link or button. */
  chevron?: boolean;
}

export function ListRow({ icon, leading, title, text, value, to, onClick, chevron }: ListRowProps) {
  const leads = to !== undefined || onClick !== undefined;
  const content = (
    <>
      {icon ? (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      ) : (
        leading
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {(chevron ?? leads) && (
        <span className={styles.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      )}
    </>
  );
  return (
    <li className={rows.item}>
      {to !== undefined ? (
        <Link className={`${rows.row} ${styles.row}`} to={to} onClick={onClick}>
          {content}
        </Link>
      ) : onClick ? (
        <button type="button" className={`${rows.row} ${styles.row}`} onClick={onClick}>
          {content}
        </button>
      ) : (
        <div className={`${rows.row} ${styles.row}`}>{content}</div>
      )}
    </li>
  );
}

/** A plain surface that groups related content. */
export function Card({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  className?: string | undefined;
  children: ReactNode;
}) {
  return <Tag className={className ? `${styles.card} ${className}` : styles.card}>{children}</Tag>;
}

/** Numbered steps, with the icon to look for where there is one. */
export function Steps({ steps }: { steps: readonly { icon?: IconName; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ icon, text }) => (
        <li key={text} className={styles.step}>
          {icon && (
            <span className={`${plate.plate} ${styles.stepsIcon}`}>
              <Icon name={icon} />
            </span>
          )}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Label-value pairs, one line each. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.factsRow}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
