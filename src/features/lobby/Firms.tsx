import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Firm } from '../../../contract/http/catalogue.ts';
import { formatCount } from '../../i18n/format.ts';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import styles from './Firms.module.css';
import side from './sideRow.module.css';

/** The studios the games come from; each leads to its games. */
export function Firms({ firms }: { firms: readonly Firm[] }) {
  const { t } = useTranslation(['lobby', 'catalogue']);
  if (firms.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('firms')} to="/game-provider" />
      <ul className={`${side.row} ${styles.row}`} aria-label={t('firms')}>
        {firms.map(({ id, name, logo, total }) => (
          <li key={id}>
            <Link className={styles.firm} to={`/game-provider?firm=${id}`}>
              <img className={styles.logo} src={logo} alt="" width="36" height="36" loading="lazy" />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>
                  {t('catalogue:games', { count: total, formatted: formatCount(total) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
