import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FreeSpin, freeSpinChoose } from '../../../contract/http/offers/freeSpin.ts';
import { countdownText, formatCount, formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { CoverPicture } from '../../shared/catalogue/GameTile.tsx';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { useDeadline } from '../../shared/promotions/useDeadline.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import cards from '../../ui/styles/choice.module.css';
import hero from '../../ui/styles/hero.module.css';
import styles from './DayPackage.module.css';
import { dayPackage, firstChoice, nextLeast } from './dayPackages.ts';

/** The day's package: the chosen one, or the choice. Nothing where it is not available or is over. */
export function DayPackage({ userId }: { userId: string }) {
  const { t } = useTranslation('freeSpins');
  usePromotionNews();
  const { data, isPending } = useQuery(dayPackage(userId));
  if (isPending) return <Skeleton height="220px" />;
  if (!data) return null;
  const { breakUntil, chosen, slots, stakedToday } = data;
  const least = nextLeast(data);
  const staked = formatMoney(BigInt(stakedToday));
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{t('day')}</h3>
      {breakUntil !== null ? (
        <BreakNotice pause={{ kind: 'timeout', until: breakUntil }} />
      ) : chosen ? (
        <Chosen chosen={chosen} />
      ) : slots.length === 0 ? (
        <p className={styles.text}>{t('noSlots')}</p>
      ) : (
        <Choice day={data} userId={userId} />
      )}
      {breakUntil === null && (
        <p className={styles.text}>
          {least === null
            ? t('tomorrowOpen', { staked })
            : t('tomorrow', { staked, least: formatMoney(BigInt(least)) })}{' '}
          <NextDay at={data.nextAt} />
        </p>
      )}
    </section>
  );
}

function Chosen({ chosen: { game, title, spins } }: { chosen: NonNullable<FreeSpin['chosen']> }) {
  const { t } = useTranslation('freeSpins');
  return (
    <div className={`${hero.card} ${styles.chosen}`}>
      <CoverPicture game={game} className={styles.small} />
      <div className={styles.words}>
        <p className={styles.title}>{t('chosenTitle', { spins: formatCount(spins), game: title })}</p>
        <p className={hero.text}>{t('chosenText')}</p>
      </div>
    </div>
  );
}

function Choice({ day, userId }: { day: FreeSpin; userId: string }) {
  const { t } = useTranslation('freeSpins');
  const client = useQueryClient();
  const { packages, slots, staked } = day;
  const first = firstChoice(day);
  const [wanted, setWanted] = useState<{ number?: number; game?: string }>({});
  // The chosen package may be gone because a provider was removed.
  const number = packages.find((one) => one.reached && one.number === wanted.number)?.number ?? first?.number;
  const game = slots.find((slot) => slot.game === wanted.game)?.game ?? first?.game ?? slots[0]?.game;
  const spins = formatCount(packages.find((one) => one.number === number)?.spins ?? 0);
  const { claim, isClaiming } = useClaim(
    (chosen: { package: number; game: string }, options) => http.send(freeSpinChoose, chosen, options),
    () => {
      toast('success', t('taken', { spins }));
      void client.invalidateQueries({ queryKey: ['freeSpins', userId] });
    },
  );
  return (
    <>
      <p className={styles.text}>{t('dayText', { staked: formatMoney(BigInt(staked)) })}</p>
      <fieldset className={`${cards.choice} ${styles.packages}`}>
        <legend className="visually-hidden">{t('day')}</legend>
        {packages.map((one) => (
          <label
            key={one.number}
            className={`${cards.card} ${styles.package}`}
            data-chosen={one.number === number || undefined}
            data-closed={!one.reached || undefined}
          >
            <input
              type="radio"
              name="free-spin-package"
              className="visually-hidden"
              disabled={!one.reached}
              checked={one.number === number}
              onChange={() => setWanted({ ...wanted, number: one.number })}
            />
            <span className={styles.title}>{t('package', { spins: formatCount(one.spins) })}</span>
            <span>{t('perSpin', { amount: formatMoney(BigInt(one.bet)) })}</span>
            <span className={styles.text}>
              {t(one.reached ? 'packageNeeds' : 'packageMissing', { least: formatMoney(BigInt(one.least)) })}
            </span>
          </label>
        ))}
      </fieldset>
      {first && (
        <fieldset className={cards.choice}>
          <legend className={cards.legend}>{t('slot')}</legend>
          <div className={styles.slots}>
            {slots.map((slot) => (
              <label
                key={slot.game}
                className={`${cards.card} ${styles.slot}`}
                data-chosen={slot.game === game || undefined}
              >
                <input
                  type="radio"
                  name="free-spin-slot"
                  className="visually-hidden"
                  checked={slot.game === game}
                  onChange={() => setWanted({ ...wanted, game: slot.game })}
                />
                <span className={styles.slotTitle}>{slot.title}</span>
                <CoverPicture game={slot.game} className={styles.cover} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {number !== undefined && game !== undefined && (
        <Button
          kind="primary"
          size="large"
          busy={isClaiming()}
          onClick={() => claim({ package: number, game })}
        >
          {t('take', { spins })}
        </Button>
      )}
    </>
  );
}

/** Countdown to the end of the day; then the page refetches. */
function NextDay({ at }: { at: number }) {
  const { t } = useTranslation('freeSpins');
  const left = useDeadline(at);
  return <>{t('next', { time: countdownText(left) })}</>;
}
