import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { eggsDefinition } from '../definition.ts';
import { EGGS_WIRE } from '../eggsWire.ts';
import type { Eggs } from '../engine/eggs.ts';
import { EggsChoices, EggTargets } from './EggsChoices.tsx';
import { EggsMark } from './EggsMark.tsx';
import { type EggsForm, live, sounds, source } from './liveEggs.ts';

const SHEETS = soloSheets(async () => (await import('./EggsTabs.tsx')).EggsTabs);

/** The eggs page: one of five eggs is opened; the player chooses how far apart the prizes are. */
export default function EggsPage() {
  const { t } = useTranslation('eggs');
  useGameSounds(sounds);
  const ui = useMemo(
    (): SoloUi<Eggs, EggsForm> => ({
      ...live,
      wire: EGGS_WIRE,
      title: eggsDefinition.name,
      Mark: EggsMark,
      describe: ({ rate }) => t('said', { rate: formatRate(rate) }),
      facts: (round) => [
        { label: t('roundEgg'), value: <EggsMark round={round} /> },
        { label: t('risk'), value: t(round.risk) },
        {
          label: t('roundPrizes'),
          value: round.prizes.map((prize) => formatRate(BigInt(prize))).join(' · '),
        },
      ],
      words: { playing: t('playing'), choose: '' },
      choice: ({ risk, egg }) => ({ risk, egg }),
      strategy: ({ risk, eggs }) => ({ risk, eggs: [...eggs].map(Number) }),
    }),
    [t],
  );
  return (
    <SoloPage
      ui={ui}
      picture={<EggsStage />}
      choices={<EggsChoices />}
      strategy={<EggsChoices />}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The game's scene with its press areas. */
function EggsStage() {
  const { t } = useTranslation('eggs');
  const options = useSceneOptions({});
  return (
    <>
      <ScenePicture scene="eggs" source={source} options={options} label={t('picture')} standIn={<Last />} />
      <EggTargets />
    </>
  );
}

/** Text fallback for the scene: the player's last round. */
function Last() {
  const round = live.useSolo(({ latest }) => latest[0] ?? null);
  return round && <EggsMark round={round} />;
}
