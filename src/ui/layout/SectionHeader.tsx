import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../signs/Icon.tsx';
import styles from './SectionHeader.module.css';

/** A section's title, and at its right the way to all of it. */
export function SectionHeader({
  title,
  to,
  more,
  replace,
}: {
  title: string;
  to?: string;
  more?: string;
  /** The link takes the place of this step in the history. */
  replace?: boolean;
}) {
  const { t } = useTranslation();
  const words = more ?? t('seeAll');
  return (
    <div className={styles.header}>
      <h2 className={styles.title}>{title}</h2>
      {to !== undefined && (
        <Link className={styles.more} to={to} replace={replace} aria-label={`${words}: ${title}`}>
          {words}
          <Icon name="chevron" size={16} />
        </Link>
      )}
    </div>
  );
}
