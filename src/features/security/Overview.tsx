import { useTranslation } from 'react-i18next';
import type { SecurityState } from '../../../contract/http/security.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Overview.module.css';
import { PROTECTIONS, type Protection, protectionScore } from './protections.ts';

/** How well the account is protected, and the one thing that is worth most now. */
export function Overview({
  state,
  onOpen,
}: {
  state: SecurityState;
  onOpen: (protection: Protection) => void;
}) {
  const { t } = useTranslation('security');
  const { set, next } = protectionScore(state);
  const all = PROTECTIONS.length;
  const words = {
    phone: { text: t('phoneWhy'), action: t('phoneBind') },
    pin: { text: t('pinWhy'), action: t('pinMake') },
    email: { text: t('emailWhy'), action: t('emailBind') },
    mfa: { text: t('mfaShort'), action: t('mfaTurnOn') },
    identity: { text: t('identityShort'), action: t('identityGive') },
  };
  return (
    <section className={styles.card} aria-label={t('score', { set, all })}>
      <div className={styles.head}>
        <span className={styles.shield} data-whole={next === null || undefined}>
          <Icon name="shield" size={26} />
        </span>
        <div className={styles.words}>
          <p className={styles.score}>{next === null ? t('scoreWhole') : t('score', { set, all })}</p>
          <p className={styles.text}>{next === null ? t('scoreWholeText') : words[next].text}</p>
        </div>
      </div>
      <span className={styles.bar} aria-hidden="true">
        {PROTECTIONS.map((one, at) => (
          <span key={one} data-set={at < set || undefined} />
        ))}
      </span>
      {next !== null && (
        <Button kind="primary" size="large" onClick={() => onOpen(next)}>
          {words[next].action}
        </Button>
      )}
    </section>
  );
}
