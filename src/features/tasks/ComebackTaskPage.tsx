import { useTranslation } from 'react-i18next';
import { comebackBonusClaim } from '../../../contract/http/offers/comebackTasks.ts';
import { http } from '../../net/backend.ts';
import { type Claimed, TasksSheet } from './TasksSheet.tsx';

type ComebackMission = Parameters<NonNullable<(typeof comebackBonusClaim)['types']>>[0]['mission'];

const send = (what: Claimed, options: { key: string }) =>
  http.send(comebackBonusClaim, what === 'all' ? {} : { mission: what as ComebackMission }, options);

/** Missions and rewards for returning players. */
export function ComebackTaskPage() {
  const { t } = useTranslation(['tasks', 'promotions', 'promotionCards']);
  return (
    <TasksSheet
      code="comebackTasks"
      title={t('comeback')}
      lead={t('comebackLead')}
      none={{ title: t('comebackNone'), text: t('comebackNoneText') }}
      send={send}
    />
  );
}
