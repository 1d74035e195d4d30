import { useTranslation } from 'react-i18next';
import type { Mission } from '../../../contract/http/offers/missions.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ClaimAction } from '../../shared/promotions/ClaimAction.tsx';
import { termWords } from '../../shared/promotions/termWords.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import plate from '../../ui/styles/plate.module.css';
import { iconOf, percentOf, TEMPLATES, wayOf } from './looks.ts';
import styles from './tasks.module.css';

interface Props {
  mission: Mission;
  onClaim: () => void;
  busy: boolean;
  /** No further progress is possible: the period is over, or the player is on a time-out. */
  closed: boolean;
}

/** A mission: its target and bonus, its progress, and the link to do it or the claim button. */
export function MissionRow({ mission, onClaim, busy, closed }: Props) {
  const { t } = useTranslation('tasks');
  const { text, bonus, award, target } = mission;
  const title = t(TEMPLATES[text.template], { ...termWords(text), count: text.counts.count ?? 0 });
  const amount = formatMoney(BigInt(bonus));
  const steps = mission.unit === 'amount' || target !== '1' || mission.play !== null;
  return (
    <li className={styles.mission} data-done={award !== null || undefined}>
      <span className={`${plate.plate} ${styles.sign}`} aria-hidden="true">
        <Icon name={award ? 'check' : iconOf(mission.mission)} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.bonus}>+{amount}</p>
        {award === null && steps && <Progress mission={mission} />}
        {award?.reason === 'oncePerPerson' && <p className={styles.hint}>{t('once')}</p>}
      </div>
      <div className={styles.end}>
        {award ? (
          <ClaimAction award={{ ...award, expiresAt: null }} name={title} onClaim={onClaim} busy={busy} />
        ) : (
          !closed && <Way mission={mission} name={title} />
        )}
      </div>
      {award === null && !closed && mission.mission === 'phone' && (
        <p className={`${styles.hint} ${styles.bar}`}>{t('phoneHint')}</p>
      )}
      {award === null && steps && (
        <ProgressBar className={styles.bar} label={title} percent={percentOf(mission)} />
      )}
    </li>
  );
}

/** Its progress as text. */
function Progress({ mission: { unit, progress, target, play } }: { mission: Mission }) {
  const { t } = useTranslation('tasks');
  const written = (value: string) =>
    unit === 'amount' ? formatMoney(BigInt(value)) : formatCount(Number(value));
  return (
    <>
      <p className={styles.hint}>{t('progress', { done: written(progress), target: written(target) })}</p>
      {play && (
        <p className={styles.hint}>
          {t('played', {
            done: formatMoney(BigInt(play.progress)),
            target: formatMoney(BigInt(play.target)),
          })}
        </p>
      )}
    </>
  );
}

function Way({ mission, name }: { mission: Mission; name: string }) {
  const { t } = useTranslation('tasks');
  const { open } = usePages();
  const way = wayOf(mission);
  if (way === null) return null;
  return 'page' in way ? (
    <Button onClick={() => open(way.page)} aria-label={`${t('go')}: ${name}`}>
      {t('go')}
    </Button>
  ) : (
    <LinkButton to={way.to} aria-label={`${t('play')}: ${name}`}>
      {t('play')}
    </LinkButton>
  );
}
