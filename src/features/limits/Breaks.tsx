import { useTranslation } from 'react-i18next';
import type { Break } from '../../../contract/http/limits.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import styles from './LimitsPage.module.css';
import { useEdit } from './useEdit.ts';

/** The ways to stop for a while. A break that lasts can be made longer, never shorter. */
export function Breaks({ pause }: { pause: Break | null }) {
  const { t } = useTranslation('limits');
  const { open } = useEdit();
  const longest = pause !== null && pause.until === null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('breaks')}</h2>
      <p className={styles.text}>{t(pause ? 'breaksOn' : 'breaksText')}</p>
      {!longest && (
        <List>
          {pause?.kind !== 'exclusion' && (
            <ListRow
              icon="pause"
              title={t('timeout')}
              text={t('timeoutText')}
              onClick={() => open('timeout')}
            />
          )}
          <ListRow
            icon="lock"
            title={t('exclusion')}
            text={t('exclusionText')}
            onClick={() => open('exclusion')}
          />
        </List>
      )}
    </section>
  );
}
