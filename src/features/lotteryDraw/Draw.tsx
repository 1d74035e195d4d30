import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LotteryDraw,
  type LotteryWinner,
  lotteryPrizeClaim,
} from '../../../contract/http/offers/weekLottery.ts';
import type { DrawCheck } from '../../../contract/promotions/lottery/draw.ts';
import { formatDateTime, formatShortDay } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Facts, List, ListRow } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { checkDraw } from './checkDraw.ts';
import styles from './Lottery.module.css';
import { lotteryDraws } from './queries.ts';

/** The draws of the last weeks: the winners, and the proof computed in this browser. `raised`: inside a sheet. */
export function Draws({ userId, raised }: { userId: string; raised?: boolean }) {
  const { t, i18n } = useTranslation('weekLottery');
  const [week, setWeek] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery(lotteryDraws(userId, week));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  const { draw, weeks } = data;
  // A sheet's title is the h2.
  const Heading = raised ? 'h3' : 'h2';
  return (
    <section className={styles.part} aria-labelledby="draws">
      <Heading id="draws" className={styles.title}>
        {t('winners')}
      </Heading>
      {draw === null ? (
        <EmptyState icon="trophy" title={t('noDraw')} />
      ) : (
        <>
          {weeks.length > 1 && (
            <ChipRow
              label={t('week')}
              options={weeks.map((one) => ({ key: one, label: weekText(one, i18n.language) }))}
              value={draw.week}
              onChange={setWeek}
            />
          )}
          <Draw key={draw.week} draw={draw} raised={raised ?? false} />
        </>
      )}
    </section>
  );
}

/** A week's label, by its Monday. */
const weekText = (week: string, language: string) =>
  formatShortDay(Date.parse(`${week}T12:00:00Z`), language);

function Draw({ draw, raised }: { draw: LotteryDraw; raised: boolean }) {
  const { t, i18n } = useTranslation('weekLottery');
  const { winners, jackpot, stays, tickets, drawnAt } = draw;
  return (
    <>
      <Facts
        rows={[
          { label: t('jackpot'), value: formatMoney(BigInt(jackpot)) },
          { label: t('ticketsAll'), value: formatCount(tickets) },
          { label: t('drawnAt'), value: formatDateTime(drawnAt, i18n.language) },
          ...(stays === '0' ? [] : [{ label: t('stays'), value: formatMoney(BigInt(stays)) }]),
        ]}
      />
      {winners.length === 0 ? (
        <p className={styles.note}>{t('nobody')}</p>
      ) : (
        <List label={t('winners')} raised={raised}>
          {winners.map((winner) => (
            <Winner key={winner.place} winner={winner} />
          ))}
        </List>
      )}
      <Proof draw={draw} />
    </>
  );
}

function Winner({ winner }: { winner: LotteryWinner }) {
  const { t } = useTranslation('weekLottery');
  const { claim, isClaiming } = useClaim<{ id: string }>((input, options) =>
    http.send(lotteryPrizeClaim, input, options),
  );
  const { place, ticket, name, amount, award } = winner;
  return (
    <>
      <ListRow
        leading={
          <span className={styles.place} data-first={place === 1 || undefined}>
            {place}
          </span>
        }
        title={award ? t('you') : name}
        text={t('ticketNumber', { number: formatCount(ticket) })}
        value={<b className={award ? styles.mine : undefined}>{formatMoney(BigInt(amount))}</b>}
      />
      {award && (
        <li className={styles.claim}>
          {award.state === 'claimable' ? (
            <Button
              kind="primary"
              busy={isClaiming({ id: award.id })}
              onClick={() => claim({ id: award.id })}
            >
              {t('claim', { amount: formatMoney(BigInt(amount)) })}
            </Button>
          ) : (
            <Badge tone={award.state === 'claimed' ? 'teal' : 'quiet'}>
              {t(award.state === 'claimed' ? 'claimed' : 'expired')}
            </Badge>
          )}
        </li>
      )}
    </>
  );
}

/** The texts for each passed and failed check of a draw. */
const CHECKS = [
  ['secret', 'secretGood', 'secretBad'],
  ['list', 'listGood', 'listBad'],
  ['winners', 'winnersGood', 'winnersBad'],
] as const satisfies readonly (readonly [keyof DrawCheck, string, string])[];

/** The values published before and after, and the draw recomputed in this browser. */
function Proof({ draw }: { draw: LotteryDraw }) {
  const { t } = useTranslation('weekLottery');
  const [check, setCheck] = useState<DrawCheck | 'under way' | null>(null);
  const run = () => {
    setCheck('under way');
    checkDraw(draw.week).then(setCheck, () => setCheck(null));
  };
  return (
    <details className={styles.proof}>
      <summary>
        {t('proof')}
        <Icon name="chevron" size={18} />
      </summary>
      <div className={styles.proofBody}>
        <p className={styles.note}>{t('proofText')}</p>
        <CopyText label={t('secretHash')} text={draw.secretHash} />
        <CopyText label={t('listHash')} text={draw.listHash} />
        <CopyText label={t('secret')} text={draw.secret} />
        <Button busy={check === 'under way'} onClick={run}>
          <Icon name="shield" size={18} />
          {t('check')}
        </Button>
        {check !== null && check !== 'under way' && (
          <ul className={styles.checks} aria-live="polite">
            {CHECKS.map(([part, good, bad]) => (
              <li key={part} className={styles.check} data-good={check[part]}>
                <Icon name={check[part] ? 'check' : 'alert'} size={18} />
                {t(check[part] ? good : bad)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
