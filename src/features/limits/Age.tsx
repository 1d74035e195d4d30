import { useTranslation } from 'react-i18next';
import { LEAST_AGE } from '../../../contract/http/limits.ts';
import { formatDay } from '../../i18n/format.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import styles from './LimitsPage.module.css';
import { useEdit } from './useEdit.ts';

/** That the player is of age, and since when that is known. */
export function Age({ confirmedAt }: { confirmedAt: number | null }) {
  const { t, i18n } = useTranslation('limits');
  const { open } = useEdit();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('age')}</h2>
      <p className={styles.text}>{t('ageText', { age: LEAST_AGE })}</p>
      <List>
        {confirmedAt === null ? (
          <ListRow icon="user" title={t('ageConfirm')} text={t('ageNotYet')} onClick={() => open('age')} />
        ) : (
          <ListRow
            icon="check"
            title={t('ageDone')}
            text={t('ageSince', { day: formatDay(confirmedAt, i18n.language) })}
          />
        )}
      </List>
    </section>
  );
}
