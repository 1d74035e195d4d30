import { useTranslation } from 'react-i18next';
import type { PublicValue, VoidCause } from '../../../contract/games/fairness/channel.ts';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import styles from './PublicValueFacts.module.css';
import { addressOf, isRightValue, VOID_WORDS } from './publicValue.ts';
import { Verdict } from './Steps.tsx';

/**
 * The public value that a round mixed in and the operator could not choose: its source, its number, and where to look it up.
 */
export function PublicValueFacts({
  value,
  voidCause,
}: {
  /** Null for rounds from before public values were used. */
  value: PublicValue | null;
  voidCause: VoidCause | null;
}) {
  const { t } = useTranslation('fairness');
  const address = value && addressOf(value);
  return (
    <div className={styles.facts}>
      {voidCause && <Verdict good={null}>{t('voidRound', { cause: t(VOID_WORDS[voidCause]) })}</Verdict>}
      {value ? (
        <>
          <CopyText
            label={t(value.source === 'drand' ? 'valueOfDrand' : 'valueOfSandbox', { number: value.number })}
            text={value.value ?? ''}
          />
          {address === null ? (
            <Verdict good={isRightValue(value) === false ? false : null}>
              {t(isRightValue(value) === false ? 'sandboxBad' : 'sandboxProves')}
            </Verdict>
          ) : (
            <a className={styles.source} href={address} target="_blank" rel="noreferrer">
              {t('lookUp')}
            </a>
          )}
        </>
      ) : (
        <Verdict good={null}>{t('valueNone')}</Verdict>
      )}
    </div>
  );
}
