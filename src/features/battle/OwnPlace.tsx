import { useTranslation } from 'react-i18next';
import type { BattleLeaderboard } from '../../../contract/http/offers/battle.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import styles from './Battle.module.css';

/** The player's place, and what is missing to the next place and to a prize; visitors see a sign-in prompt. */
export function OwnPlace({ leaderboard }: { leaderboard: BattleLeaderboard }) {
  const { t } = useTranslation(['battle', 'common', 'promotions']);
  const { open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const { mine } = leaderboard;
  if (!signedIn)
    return (
      <section className={styles.own}>
        <p className={styles.note}>{t('signInText')}</p>
        <Button kind="primary" onClick={() => open('login')}>
          {t('common:signIn')}
        </Button>
      </section>
    );
  if (mine === null)
    return (
      <section className={styles.own}>
        <p className={styles.note}>{t('promotions:onBreak')}</p>
      </section>
    );
  return (
    <section className={styles.own} aria-label={t('ownPlace')}>
      <p className={styles.ownRow}>
        <span className={styles.label}>{t('ownPlace')}</span>
        <b className={styles.ownPlace}>
          {mine.place === null ? t('noPlace') : `#${formatCount(mine.place)}`}
        </b>
      </p>
      <p className={styles.ownRow}>
        <span className={styles.label}>{t('staked')}</span>
        <b>{formatMoney(BigInt(mine.staked))}</b>
      </p>
      <Missing mine={mine} />
      <LinkButton to="/?tab=inHouseGames">{t('playNow')}</LinkButton>
    </section>
  );
}

function Missing({ mine }: { mine: NonNullable<BattleLeaderboard['mine']> }) {
  const { t } = useTranslation('battle');
  const { place, prize, toNext, toPrize } = mine;
  const money = (amount: string) => formatMoney(BigInt(amount));
  // Rounded, because the last minor unit, which breaks a tie, would look like an error.
  const missing = (amount: string) => formatMoney(roundedUp(BigInt(amount)));
  const prized = toPrize !== null && toPrize !== '0';
  return (
    <>
      {place === 1 && <p className={styles.note}>{t('first')}</p>}
      {place !== null && place > 1 && toNext !== null && (
        <p className={styles.note}>
          {t('toNext', { amount: missing(toNext), place: formatCount(place - 1) })}
        </p>
      )}
      {place === null && !prized && <p className={styles.note}>{t('anyBet')}</p>}
      {prized && <p className={styles.note}>{t('toPrize', { amount: missing(toPrize) })}</p>}
      {prize !== null && <p className={styles.good}>{t('prizeNow', { amount: money(prize) })}</p>}
    </>
  );
}

/** Rounds up to whole hundredths of U. */
function roundedUp(amount: bigint): bigint {
  const step = market.unit / 100n;
  return ((amount + step - 1n) / step) * step;
}
