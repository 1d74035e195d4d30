import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { AutoSheet } from '../../frame/auto/AutoSheet.tsx';
import { RoundFrame } from '../../frame/RoundFrame.tsx';
import type { PoolRecord } from '../engine/poolReading.ts';
import { sumOf } from '../engine/poolStakes.ts';
import { changePoolForm, readPoolAuto, usePoolForm } from '../session/poolForm.ts';
import { pastRound, usePool, usePoolUi } from './poolUi.ts';

/** A past round of a pool game: its result, its stakes, and its proof. */
export function PoolRoundSheet({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('table');
  const { session, record, facts, returned = t('roundReturned') } = usePoolUi();
  const game = session.wire.key;
  const query = useQuery(pastRound(game, roundId, () => record({ roundId })));
  const read = ({ opening, end, bets }: PoolRecord<unknown>) => ({
    facts: [
      ...facts(end.result),
      { label: t('roundTime'), value: formatTime(opening.startTime, i18n.language) },
      { label: t('roundStaked'), value: `${formatMoney(sumOf(bets))} (${formatCount(bets.length)})` },
    ],
    note: end.voided ? returned : null,
    proof: [
      { label: t('roundSecret'), text: end.secret },
      { label: t('roundBefore'), text: opening.hash },
    ],
  });
  return <RoundFrame game={game} roundId={roundId} query={query} read={read} onClose={onClose} />;
}

/** The auto-bet settings. */
export function PoolAutoSheet({ onClose }: { onClose: () => void }) {
  const { session } = usePoolUi();
  const form = usePoolForm();
  const state = usePool((one) => one);
  return (
    <AutoSheet
      form={form}
      problems={readPoolAuto(form, state).problems}
      running={state.auto !== null && state.auto.stopped === null}
      onChange={changePoolForm}
      onStop={() => session.stopAuto('player')}
      onClose={onClose}
    />
  );
}
