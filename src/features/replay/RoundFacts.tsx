import { useTranslation } from 'react-i18next';
import type { CrashPastRound } from '../../../contract/games/crashChannel.ts';
import { tableTotals } from '../../engine/crashTable.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { formatCount, formatMoney, formatRate, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { rateBand } from '../../ui/rateBand.ts';
import { share } from '../../ui/share.ts';
import { useLiveText } from '../../ui/useLiveText.ts';
import type { TapePlayer } from './player.ts';
import styles from './RoundFacts.module.css';

/** What is known of the round, the bets as they stand at the moment shown, and where to go from here. */
export function RoundFacts({ round, player }: { round: CrashPastRound; player: TapePlayer }) {
  const { t, i18n } = useTranslation('replay');
  const target = BigInt(round.target);
  const id = formatCount(BigInt(round.roundId));
  const bets = useLiveText<HTMLElement>(() => betWords(player));
  const cashed = useLiveText<HTMLElement>(() => cashedWords(player));
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <div className={styles.head}>
        <h2>{t('round', { id })}</h2>
        <strong data-rate={rateBand(target)}>{formatRate(target)}</strong>
      </div>
      <p className={styles.note}>{t('note')}</p>
      {round.interrupted && <p className={styles.note}>{t('interrupted')}</p>}
      <Facts
        rows={[
          { label: t('liftOff'), value: formatTime(round.startTime, i18n.language) },
          {
            label: t('flight'),
            value: t('seconds', { seconds: seconds(round.endTime - round.startTime) }),
          },
          { label: t('betsLabel'), value: <span ref={bets} /> },
          { label: t('cashedLabel'), value: <span ref={cashed} /> },
        ]}
      />
      <CopyText label={t('hash')} text={round.hash} />
      <div className={styles.actions}>
        <LinkButton to={`/game/crash/fairness?round=${round.roundId}`}>
          <Icon name="shield" size={18} />
          {t('verify')}
        </LinkButton>
        <Button
          onClick={() =>
            void share(
              location.origin + location.pathname,
              t('shareText', { id, rate: formatRate(target) }),
              t('copied'),
            )
          }
        >
          <Icon name="share" size={18} />
          {t('share')}
        </Button>
      </div>
    </section>
  );
}

function betWords(player: TapePlayer): string {
  const { count, total } = tableTotals(player.playback.state.round?.bets.values() ?? []);
  return `${formatCount(count)} · ${formatMoney(total)}`;
}

function cashedWords(player: TapePlayer): string {
  let count = 0;
  let paid = 0n;
  for (const bet of player.playback.state.round?.bets.values() ?? []) {
    if (bet.status !== 'cashed') continue;
    count++;
    paid += bet.win ?? 0n;
  }
  return `${formatCount(count)} · ${formatMoney(paid)}`;
}

function seconds(ms: number): string {
  return formatRate(BigInt(ms) * 10n).slice(0, -1);
}
