import { useTranslation } from 'react-i18next';
import { newcomerBonusClaim, newcomerMissionClaim } from '../../../contract/http/offers/newcomerTasks.ts';
import { http } from '../../net/backend.ts';
import { type Claimed, TasksSheet } from './TasksSheet.tsx';

type NewcomerMission = Parameters<NonNullable<(typeof newcomerMissionClaim)['types']>>[0]['mission'];

const send = (what: Claimed, options: { key: string }) =>
  what === 'all'
    ? http.send(newcomerBonusClaim, undefined, options)
    : http.send(newcomerMissionClaim, { mission: what as NewcomerMission }, options);

/** Missions and rewards for new players in their first days. */
export function NewbieTaskPage() {
  const { t } = useTranslation(['tasks', 'promotions', 'promotionCards']);
  return (
    <TasksSheet
      code="newcomerTasks"
      title={t('newcomer')}
      lead={t('newcomerLead')}
      none={{ title: t('newcomerNone'), text: t('newcomerNoneText') }}
      send={send}
    />
  );
}
