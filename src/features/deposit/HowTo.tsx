import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../ui/layout/Steps.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import styles from './HowTo.module.css';

/** What to do, in steps; by app or at the machine where both ways are open. */
export function HowTo({ steps, atm }: { steps: readonly string[]; atm?: readonly string[] }) {
  const { t } = useTranslation('deposit');
  const [by, setBy] = useState<'mobile' | 'atm'>('mobile');
  const drawn = (texts: readonly string[]) => (
    <div className={styles.steps}>
      <Steps steps={texts.map((text) => ({ text }))} />
    </div>
  );
  return (
    <section className={styles.howTo}>
      <h3 className={styles.title}>{t('howTo')}</h3>
      {atm ? (
        <Tabs
          label={t('howTo')}
          value={by}
          onChange={setBy}
          tabs={[
            { key: 'mobile', label: t('byMobile'), content: drawn(steps) },
            { key: 'atm', label: t('byAtm'), content: drawn(atm) },
          ]}
        />
      ) : (
        drawn(steps)
      )}
    </section>
  );
}
