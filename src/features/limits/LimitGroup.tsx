import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMIT_KINDS } from '../../../contract/http/people/inputs/limits.ts';
import type { LimitKind, LimitState, PlayerLimits } from '../../../contract/http/people/limits.ts';
import { momentWords } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useQueryLayer } from '../../shared/navigation/useQueryLayer.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import rows from '../../ui/styles/row.module.css';
import styles from './LimitGroup.module.css';
import { isDeposit, SPANS, shareOf } from './limitChange.ts';

/** From this share of a limit on, its bar has the warning colour. */
const NEAR = 0.8;

const EDITS = [...LIMIT_KINDS, 'timeout', 'exclusion', 'age'] as const;
type Edit = LimitKind | 'timeout' | 'exclusion' | 'age';

/** The item being edited, as `?edit=` in the address: the phone's back button closes it, and links can open it. */
export function useEdit() {
  const { value, open, close } = useQueryLayer('edit');
  return { edit: EDITS.find((one) => one === value) ?? null, open: (edit: Edit) => open(edit), close };
}

/** A section of the page: its title, its purpose, and its content. */
export function LimitsSection({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}

/** The limits of one kind: per day, week and month. */
export function LimitGroup({
  title,
  text,
  kinds,
  limits: { limits },
}: {
  title: string;
  text: string;
  kinds: readonly LimitKind[];
  limits: PlayerLimits;
}) {
  return (
    <LimitsSection title={title} text={text}>
      <ul className={styles.list}>
        {limits
          .filter(({ kind }) => kinds.includes(kind))
          .map((limit) => (
            <LimitRow key={limit.kind} limit={limit} />
          ))}
      </ul>
    </LimitsSection>
  );
}

/** One limit: the used share, a pending change, and the edit button. */
function LimitRow({ limit }: { limit: LimitState }) {
  const { t, i18n } = useTranslation('limits');
  const { open } = useEdit();
  const { kind, amount, next, used } = limit;
  const share = shareOf(limit);
  const spent = BigInt(used);
  const ahead = spent < 0n;
  const usedWords = ahead
    ? t('ahead', { amount: formatMoney(-spent) })
    : t(isDeposit(kind) ? 'usedDeposit' : 'usedLoss', { amount: formatMoney(spent) });
  return (
    <li className={rows.item}>
      <button type="button" className={`${rows.row} ${styles.row}`} onClick={() => open(kind)}>
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name}>{t(SPANS[kind])}</span>
            <span className={styles.amount} data-none={amount === null || undefined}>
              {amount === null ? t('none') : formatMoney(BigInt(amount))}
            </span>
          </span>
          {share !== null && (
            <span className={styles.bar} aria-hidden="true">
              <span
                className={styles.used}
                data-near={(share >= NEAR && share < 1) || undefined}
                data-full={share === 1 || undefined}
                style={{ width: `${share * 100}%` }}
              />
            </span>
          )}
          <span className={styles.quiet}>{usedWords}</span>
          {next && (
            <span className={styles.next}>
              <Icon name="clock" size={14} />
              {next.amount === null
                ? t('nextNone', { at: momentWords(next.at, i18n.language) })
                : t('next', {
                    amount: formatMoney(BigInt(next.amount)),
                    at: momentWords(next.at, i18n.language),
                  })}
            </span>
          )}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      </button>
    </li>
  );
}
