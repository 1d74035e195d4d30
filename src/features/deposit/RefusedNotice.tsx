import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorCode } from '../../../contract/errors.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './RefusedNotice.module.css';

const TEXTS = {
  [ErrorCode.onBreak]: 'refusedBreak',
  [ErrorCode.overOwnLimit]: 'refusedLimit',
  [ErrorCode.amountOutOfRange]: 'refusedRange',
  [ErrorCode.tooFrequent]: 'refusedOpen',
  [ErrorCode.promotionOver]: 'refusedPromotion',
} as const;

/** Why the house did not open the deposit, and where that can be changed. */
export function RefusedNotice({ code }: { code: number }) {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  const text = TEXTS[code as keyof typeof TEXTS] ?? 'refusedMethod';
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" size={18} />
      <p className={styles.text}>
        {t(text)}
        {(code === ErrorCode.onBreak || code === ErrorCode.overOwnLimit) && (
          <Link className={styles.way} to="/account/limits">
            {t('toLimits')}
          </Link>
        )}
        {code === ErrorCode.tooFrequent && (
          <button type="button" className={styles.way} onClick={() => pages.open('deposit-record')}>
            {t('toRecords')}
          </button>
        )}
      </p>
    </div>
  );
}
