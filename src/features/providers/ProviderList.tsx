import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GAME_TYPES } from '../../../contract/catalogue.ts';
import type { Firm } from '../../../contract/http/catalogue.ts';
import { formatCount } from '../../i18n/format.ts';
import { KIND_NAMES } from '../../shared/catalogue/gameWords.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './ProviderList.module.css';

/** Rows while the studios are on their way. */
const UNKNOWN = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Every studio, with how many games of each kind it has. */
export function ProviderList({ firms }: { firms: readonly Firm[] | undefined }) {
  const { t } = useTranslation(['providers', 'common']);
  return (
    <>
      <p className={styles.lead}>{firms ? t('lead', leadOf(firms)) : <Skeleton width="16em" />}</p>
      <ul className={styles.list} aria-label={t('common:providers')} aria-busy={!firms}>
        {firms
          ? firms.map((firm) => <Provider key={firm.id} firm={firm} />)
          : UNKNOWN.map((row) => (
              <li key={row} className={styles.card}>
                <Skeleton width="48px" height="48px" />
                <span className={styles.words}>
                  <Skeleton width="7em" />
                  <Skeleton width="10em" />
                </span>
              </li>
            ))}
      </ul>
    </>
  );
}

function leadOf(firms: readonly Firm[]) {
  const games = firms.reduce((sum, { total }) => sum + total, 0);
  return { studios: formatCount(firms.length), games: formatCount(games) };
}

function Provider({ firm: { id, name, logo, games, total } }: { firm: Firm }) {
  const { t } = useTranslation(['catalogue']);
  const kinds = GAME_TYPES.filter((kind) => games[kind]);
  return (
    <li>
      <Link className={styles.card} to={`/game-provider?firm=${id}`}>
        <img className={styles.logo} src={logo} alt="" width={48} height={48} loading="lazy" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.kinds}>
            {kinds.map((kind) => (
              <span key={kind}>
                {t(KIND_NAMES[kind])} <b>{formatCount(games[kind] ?? 0)}</b>
              </span>
            ))}
          </span>
        </span>
        <span className="visually-hidden">{t('games', { count: total, formatted: formatCount(total) })}</span>
        <span className={styles.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      </Link>
    </li>
  );
}
