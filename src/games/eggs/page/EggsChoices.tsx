import { useTranslation } from 'react-i18next';
import { EGG_PRIZES, EGG_RISKS, EGGS } from '../../../../contract/games/eggs/rules.ts';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { CanvasGrid } from '../../solo/CanvasGrid.tsx';
import { ChoiceButtons } from '../../solo/ChoiceButtons.tsx';
import { useAutoRunning, useSolo } from '../../solo/soloUi.ts';
import { eggRects } from '../engine/eggsView.ts';
import { live } from './liveEggs.ts';

const { useForm, changeForm } = live;
const NUMBERS = Array.from({ length: EGGS }, (_, egg) => egg);

function useBusy(): boolean {
  const running = useAutoRunning();
  const opening = useSolo(({ request, showing }) => request !== null || showing);
  return running || opening;
}

/** The choice of how far apart the prizes are. */
export function EggsChoices() {
  const { t } = useTranslation('eggs');
  const risk = useForm((form) => form.risk);
  return (
    <ChoiceButtons
      legend={t('risk')}
      disabled={useBusy()}
      onPress={(at) => changeForm({ risk: EGG_RISKS[at] ?? 'low' })}
      choices={EGG_RISKS.map((one) => ({
        key: one,
        name: t(one),
        note: t('upTo', { rate: formatRate(EGG_PRIZES[one].at(-1) ?? 0n) }),
        pressed: one === risk,
      }))}
    />
  );
}

/** The press areas on the picture: selects the next egg; in auto mode the eggs that a run opens in turn. */
export function EggTargets() {
  const { t } = useTranslation('eggs');
  const { mode, egg, eggs } = useForm();
  const inTurns = mode === 'auto';
  const press = (at: number) => {
    if (!inTurns) return changeForm({ egg: at });
    const left = eggs.includes(String(at)) ? eggs.replace(String(at), '') : `${eggs}${at}`;
    if (left !== '') changeForm({ eggs: left });
  };
  return (
    <CanvasGrid
      label={t(inTurns ? 'eggsInTurns' : 'eggNext')}
      columns={EGGS}
      layout={eggRects}
      disabled={useBusy()}
      onPress={press}
      cells={NUMBERS.map((at) => ({
        label: t('egg', { number: formatCount(at + 1) }),
        pressed: inTurns ? eggs.includes(String(at)) : at === egg,
      }))}
    />
  );
}
