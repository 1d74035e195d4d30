import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CrashPastRound } from '../../../contract/games/crashChannel.ts';
import { tableTotals } from '../../engine/crashTable.ts';
import { CopyText, copyText } from '../../ui/CopyText.tsx';
import { formatCount, formatMoney, formatRate, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { rateBand } from '../../ui/rateBand.ts';
import { toast } from '../../ui/toasts.ts';
import { useLiveText } from '../../ui/useLiveText.ts';
import styles from './Facts.module.css';
import type { TapePlayer } from './player.ts';

/** What is known of the round, the bets as they stand at the moment shown, and where to go from here. */
export function Facts({ round, player }: { round: CrashPastRound; player: TapePlayer }) {
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
      <dl className={styles.list}>
        <dt>{t('liftOff')}</dt>
        <dd>{formatTime(round.startTime, i18n.language)}</dd>
        <dt>{t('flight')}</dt>
        <dd>{t('seconds', { seconds: seconds(round.endTime - round.startTime) })}</dd>
        <dt>{t('betsLabel')}</dt>
        <dd ref={bets} />
        <dt>{t('cashedLabel')}</dt>
        <dd ref={cashed} />
      </dl>
      <CopyText label={t('hash')} text={round.hash} />
      <div className={styles.actions}>
        <Link className={styles.action} to={`/game/crash/fairness?round=${round.roundId}`}>
          <Icon name="shield" size={18} />
          {t('verify')}
        </Link>
        <button
          type="button"
          className={styles.action}
          onClick={() => void share(t('shareText', { id, rate: formatRate(target) }), t('copied'))}
        >
          <Icon name="share" size={18} />
          {t('share')}
        </button>
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

/** The phone's own way to share where there is one, otherwise the link on the clipboard. */
async function share(text: string, copied: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    // The player may close the list of apps again: nothing to say about that.
    await navigator.share({ text, url }).catch(() => undefined);
    return;
  }
  if (await copyText(url)) toast('success', copied);
}
