import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnEnvelope, PastRain as Past } from '../../../contract/http/offers/redPocket.ts';
import { formatClock, formatShortDay } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { checkRain, type RainCheck } from './checkRain.ts';
import styles from './RedPocket.module.css';

/** An ended rain: its secret, its amounts, and the proof in this browser that they were fixed beforehand. */
export function PastRain({ rain, own }: { rain: Past; own: OwnEnvelope | null }) {
  const { t, i18n } = useTranslation('redPocket');
  const [check, setCheck] = useState<RainCheck | null>(null);
  const amounts = rain.amounts.map(BigInt);
  const most = amounts.reduce((best, amount) => (amount > best ? amount : best), 0n);
  const shown = check?.rain === rain.id ? check : null;
  return (
    <section className={styles.part} aria-labelledby="past-rain">
      <h3 id="past-rain" className={styles.title}>
        {t('lastTitle', {
          day: formatShortDay(rain.startsAt, i18n.language),
          time: formatClock(rain.startsAt, i18n.language),
        })}
      </h3>
      <Facts
        rows={[
          {
            label: t('opened'),
            value: t('openedText', {
              opened: formatCount(rain.opened),
              all: formatCount(rain.envelopes),
            }),
          },
          { label: t('fullest'), value: formatMoney(most) },
          {
            label: t('yours'),
            value: own
              ? t('yoursText', { amount: formatMoney(BigInt(own.amount)), place: formatCount(own.place) })
              : t('none'),
          },
        ]}
      />
      <Amounts amounts={amounts} opened={rain.opened} own={own?.place ?? null} />
      <CopyText label={t('hash')} text={rain.hash} />
      <CopyText label={t('secret')} text={rain.secret} />
      <Button onClick={() => void checkRain(rain).then(setCheck)}>
        <Icon name="shield" size={18} />
        {t('check')}
      </Button>
      {shown && (
        <ul className={styles.checks} aria-live="polite">
          <Check good={shown.hash} text={t(shown.hash ? 'hashGood' : 'hashBad')} />
          <Check good={shown.amounts} text={t(shown.amounts ? 'amountsGood' : 'amountsBad')} />
        </ul>
      )}
    </section>
  );
}

function Check({ good, text }: { good: boolean; text: string }) {
  return (
    <li className={styles.check} data-good={good}>
      <Icon name={good ? 'check' : 'alert'} size={18} />
      {text}
    </li>
  );
}

/** Every envelope's amount in the order of opening, as bars; unopened ones are dimmed. */
function Amounts({
  amounts,
  opened,
  own,
}: {
  amounts: readonly bigint[];
  opened: number;
  own: number | null;
}) {
  const { t } = useTranslation('redPocket');
  const most = Number(amounts.reduce((best, amount) => (amount > best ? amount : best), 1n));
  return (
    <figure className={styles.amounts}>
      <svg
        viewBox={`0 0 ${amounts.length * 2} 48`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('amountsLabel', { count: amounts.length })}
      >
        {amounts.map((amount, i) => {
          const high = Math.max(1, (46 * Number(amount)) / most);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: an amount is identified by its position
              key={i}
              x={i * 2 + 0.2}
              y={48 - high}
              width={1.6}
              height={high}
              data-state={i + 1 === own ? 'own' : i < opened ? 'opened' : 'left'}
            />
          );
        })}
      </svg>
      <figcaption>{t('amountsText')}</figcaption>
    </figure>
  );
}
