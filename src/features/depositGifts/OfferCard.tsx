import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayPromotion } from '../../../contract/http/money/deposits.ts';
import type { DepositGiftPage, GiftRefused } from '../../../contract/http/offers/depositGifts.ts';
import { countdownText, formatMoney, formatPercent } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import hero from '../../ui/styles/hero.module.css';
import styles from './gifts.module.css';

const REFUSED = {
  notYet: 'refusedNotYet',
  over: 'refusedOver',
  taken: 'refusedTaken',
  person: 'refusedPerson',
} as const satisfies Record<GiftRefused, string>;

const GIVES = {
  credited: 'givesCredited',
  claimed: 'givesClaimed',
  staked: 'givesStaked',
} as const satisfies Record<PayPromotion['gives'], string>;

/** The gift for a deposit now, with a link to the deposit form; or why there is none. */
export function OfferCard({
  gift: { offer, refused, deposit },
  head,
}: {
  gift: DepositGiftPage;
  head?: ReactNode;
}) {
  const { t } = useTranslation(['depositGifts', 'promotions']);
  const { open } = usePages();
  if (!offer)
    return refused === null || deposit ? null : (
      <section className={`${hero.card} ${styles.offer}`}>
        <p className={styles.why}>
          <Icon name={refused === 'taken' ? 'check' : 'info'} />
          {t(REFUSED[refused])}
        </p>
        <LinkButton to="/activity">{t('toActivities')}</LinkButton>
      </section>
    );
  const { code, percent, min, most, turnover: wagering, gives, until } = offer;
  return (
    <section className={`${hero.card} ${styles.offer}`}>
      <p className={styles.percent}>+{formatPercent(BigInt(percent * 100))}</p>
      <p className={hero.text}>
        {t('offer', { min: formatMoney(BigInt(min)), most: formatMoney(BigInt(most)), times: wagering })}
      </p>
      {head ?? (until !== null && <Ends at={until} />)}
      <p className={hero.text}>{t(GIVES[gives])}</p>
      <Button kind="primary" size="large" onClick={() => open('wallet', { gift: code })}>
        {t('depositWith')}
      </Button>
    </section>
  );
}

const A_DAY_S = 86_400;

/** A countdown including days. */
export function Ends({ at }: { at: number }) {
  const { t } = useTranslation('depositGifts');
  const left = useSecondsUntil(at);
  if (left <= 0) return null;
  const [days, rest] = [Math.floor(left / A_DAY_S), left % A_DAY_S];
  return (
    <p className={styles.ends}>
      <Icon name="clock" size={16} />
      {days > 0
        ? t('endsInDays', { count: days, time: countdownText(rest) })
        : t('endsIn', { time: countdownText(rest) })}
    </p>
  );
}
