import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CrashPastFragment } from '../../../../contract/games/crash/operations.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatRate } from '../../../i18n/format.ts';
import { rateBand } from '../../../shared/play/rateBand.ts';
import { AutoSheet } from '../../frame/auto/AutoSheet.tsx';
import { RoundFrame } from '../../frame/RoundFrame.tsx';
import styles from './CrashSheets.module.css';
import { changeForm, formReading, session, useCrash, useForm } from './liveCrash.ts';
import { pastRound } from './pastRounds.ts';

/** A past round of crash: its multiplier, and its fairness data. */
export function RoundSheet({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['crash', 'table']);
  const query = useQuery(pastRound(roundId));
  const read = (round: CrashPastFragment) => ({
    facts: [
      { label: t('roundTarget'), value: <Target rate={BigInt(round.target)} /> },
      { label: t('roundTime'), value: formatTime(round.startTime, i18n.language) },
    ],
    note: round.interrupted ? t('roundInterrupted') : null,
    proof: [
      { label: t('table:roundHash'), text: round.hash },
      { label: t('table:roundBefore'), text: round.seedHashHash },
      { label: t('table:roundSalt'), text: round.seedPubHash },
    ],
  });
  return <RoundFrame game="crash" roundId={roundId} query={query} read={read} onClose={onClose} />;
}

function Target({ rate }: { rate: bigint }) {
  return (
    <span className={styles.target} data-rate={rateBand(rate)}>
      {formatRate(rate)}
    </span>
  );
}

/** The auto-bet settings of crash. */
export function CrashAutoSheet({ onClose }: { onClose: () => void }) {
  const form = useForm();
  const limits = useCrash((state) => state.game.limits);
  const running = useCrash(({ auto }) => auto !== null && auto.stopped === null);
  return (
    <AutoSheet
      form={form}
      problems={formReading(form, limits).problems}
      running={running}
      onChange={changeForm}
      onStop={() => session.stopAuto('player')}
      onClose={onClose}
    />
  );
}
