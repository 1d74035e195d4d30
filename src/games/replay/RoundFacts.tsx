import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { CopyText, share } from '../../ui/actions/CopyText.tsx';
import { type Fact, Facts } from '../../ui/layout/List.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './RoundFacts.module.css';

/** The facts of a round, those of the moment shown, and links to other pages. */
export function RoundFacts({
  name,
  result,
  voided,
  rows,
  secret,
  verify,
  shareText,
}: {
  /** The round's name: 'Round 48,213'. */
  name: string;
  result: ReactNode;
  /** The effect on the bets of a void round; null when it is not void. */
  voided: string | null;
  rows: readonly Fact[];
  secret: { label: string; text: string };
  /** The address of the round's check. */
  verify: string;
  shareText: string;
}) {
  const { t } = useTranslation('replay');
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {result}
      </div>
      <p className={styles.note}>{t('note')}</p>
      {voided !== null && <p className={styles.note}>{voided}</p>}
      <Facts rows={rows} />
      <CopyText label={secret.label} text={secret.text} />
      <div className={styles.actions}>
        <LinkButton to={verify}>
          <Icon name="shield" size={18} />
          {t('verify')}
        </LinkButton>
        <Button onClick={() => void share(location.origin + location.pathname, shareText, t('copied'))}>
          <Icon name="share" size={18} />
          {t('share')}
        </Button>
      </div>
    </section>
  );
}
