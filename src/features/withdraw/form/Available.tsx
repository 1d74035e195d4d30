import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../../contract/http/money/withdrawals.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { BonusProgress } from '../../../shared/wallet/BonusProgress.tsx';
import { useBonusLimits } from '../../../shared/wallet/useBonusLimits.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { List, ListRow } from '../../../ui/layout/List.tsx';
import hero from '../../../ui/styles/hero.module.css';
import styles from './Available.module.css';
import { levelOf, mostOf } from './withdrawInfo.ts';

/** The withdrawable amount, why it is less than the balance, and what to do when it is zero. */
export function Available({ info }: { info: WithdrawInfo }) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const notFor = useBonusLimits(info.bonus !== null);
  const [balance, available] = [BigInt(info.balance), BigInt(info.available)];
  const owed = BigInt(info.owed);
  const own = balance - BigInt(info.bonus?.amount ?? 0) - owed;
  const locked = own > available ? own - available : 0n;
  const dayOver = info.daily.countLeft === 0 || BigInt(info.daily.amountLeft) < BigInt(info.min);
  const nothing = mostOf(info) === 0n;
  return (
    <>
      <div className={`${hero.card} ${styles.card}`}>
        <p className={`${hero.label} ${styles.label}`}>{t('available')}</p>
        <p className={`${hero.amount} ${styles.amount}`}>{formatMoney(available)}</p>
        {locked > 0n && (
          <p className={`${hero.text} ${styles.text}`}>
            {t('locked', { balance: formatMoney(balance), gifts: formatMoney(locked) })}
          </p>
        )}
        {owed > 0n && (
          <p className={`${hero.text} ${styles.text}`}>{t('owed', { amount: formatMoney(owed) })}</p>
        )}
        {info.bonus && (
          <BonusProgress amount={BigInt(info.bonus.amount)} wagering={info.bonus.turnover} notFor={notFor} />
        )}
      </div>
      {nothing && !info.hold && (
        <div className={styles.nothing}>
          <p>
            {dayOver
              ? t('dayOver', { count: info.daily.count, amount: formatMoney(BigInt(info.daily.amount)) })
              : t('tooLittle', { min: formatMoney(BigInt(info.min)) })}
          </p>
          {!dayOver && (
            <Button kind="primary" size="large" onClick={() => pages.open('wallet')}>
              {t('deposit')}
            </Button>
          )}
          <Button kind="ghost" onClick={() => pages.open('withdraw-record')}>
            {t('records')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The remaining daily limit, the level's maximum, and a link to past withdrawals. */
export function Limits({ info }: { info: WithdrawInfo }) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const level = levelOf(info);
  const { daily } = info;
  return (
    <div className={styles.limits}>
      <List>
        <ListRow
          title={t('today')}
          text={t('todayTimes', { count: daily.countLeft })}
          value={formatMoney(BigInt(daily.amountLeft))}
        />
        {level && (
          <ListRow
            title={t('levelMost', { level: level.level })}
            text={t('levelMostText')}
            value={formatMoney(BigInt(level.max))}
            onClick={() => pages.open('vip-deposit-check')}
          />
        )}
        <ListRow title={t('records')} onClick={() => pages.open('withdraw-record')} />
      </List>
    </div>
  );
}
