import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../contract/http/withdrawals.ts';
import { formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import shared from '../../ui/styles/formSheet.module.css';
import hero from '../../ui/styles/hero.module.css';
import { useWithdrawInfo } from './queries.ts';
import { RowsWaiting } from './RowsWaiting.tsx';
import styles from './VipDepositCheckPage.module.css';
import { progressOf } from './vipProgress.ts';

/** How much can be withdrawn at once by how much was paid in, and where the player stands. */
export function VipDepositCheckPage() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const { data, isError, refetch } = useWithdrawInfo();
  return (
    <Sheet title={t('vipTitle')} onClose={pages.close}>
      {!data && !isError && <RowsWaiting rows={3} height="120px" />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.parts}>
          <LevelProgress vip={data.vip} />
          <LevelTable vip={data.vip} />
          <p className={styles.note}>{t('vipNote')}</p>
          <Button kind="ghost" onClick={() => pages.open('v-d-c-record')}>
            {t('vipRecord')}
          </Button>
          <div className={shared.main}>
            <Button kind="primary" size="large" onClick={() => pages.open('wallet')}>
              {t('deposit')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** All levels: from how much paid in, and how much at once. */
function LevelTable({ vip }: { vip: WithdrawInfo['vip'] }) {
  const { t } = useTranslation('withdraw');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('vipTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('paidIn')}</th>
          <th scope="col">{t('atOnce')}</th>
        </tr>
      </thead>
      <tbody>
        {vip.levels.map(({ level, deposits, max }) => (
          <tr key={level} data-own={level === vip.level || undefined}>
            <th scope="row">
              {level} {level === vip.level && <Badge tone="violet">{t('you')}</Badge>}
            </th>
            <td>{formatMoney(BigInt(deposits))}</td>
            <td>{formatMoney(BigInt(max))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The player's level, what it allows, and how far the next one is. */
function LevelProgress({ vip }: { vip: WithdrawInfo['vip'] }) {
  const { t } = useTranslation('withdraw');
  const own = vip.levels.find(({ level }) => level === vip.level);
  const progress = progressOf(vip);
  return (
    <div className={`${hero.card} ${styles.card}`}>
      <p className={hero.label}>{t('levelMost', { level: vip.level })}</p>
      <p className={`${hero.amount} ${styles.amount}`}>{own ? formatMoney(BigInt(own.max)) : '–'}</p>
      {progress ? (
        <>
          <div
            className={styles.track}
            role="progressbar"
            aria-label={t('toNextLevel', { level: progress.next.level })}
            aria-valuenow={progress.percent}
          >
            <div className={styles.gone} style={{ width: `${progress.percent}%` }} />
          </div>
          <p className={`${hero.text} ${styles.text}`}>
            {t('nextLevel', {
              missing: formatMoney(progress.missing),
              level: progress.next.level,
              max: formatMoney(BigInt(progress.next.max)),
            })}
          </p>
        </>
      ) : (
        <p className={`${hero.text} ${styles.text}`}>{t('topLevel')}</p>
      )}
    </div>
  );
}
