import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { stairsDefinition } from '../definition.ts';
import type { Stairs } from '../engine/stairs.ts';
import { STAIRS_WIRE } from '../stairsWire.ts';
import { live, type StairsForm, sounds, source } from './liveStairs.ts';
import { StairsChoices, StairsStrategy, StairsTargets } from './StairsChoices.tsx';
import { StairsMark } from './StairsMark.tsx';

const SHEETS = soloSheets(async () => (await import('./StairsTabs.tsx')).StairsTabs);

/** The stairs page: ten levels of ten places; stones fall on some places of each, and each climbed level raises the payout. */
export default function StairsPage() {
  const { t } = useTranslation('stairs');
  useGameSounds(sounds);
  const ui = useMemo(
    (): SoloUi<Stairs, StairsForm> => ({
      ...live,
      wire: STAIRS_WIRE,
      title: stairsDefinition.name,
      Mark: StairsMark,
      describe: ({ stepped, end, path, rate }) => {
        if (!stepped) return '';
        if (end === 'lost') return t('saidHit', { count: path.length });
        return t('saidUp', { count: path.length, rate: formatRate(rate) });
      },
      facts: (round) => [
        { label: t('stones'), value: formatCount(round.stones) },
        { label: t('roundPath'), value: round.path.map((place) => place + 1).join(' · ') },
      ],
      words: { playing: t('playing'), choose: t('choose') },
      choice: ({ stones }) => ({ stones, path: null }),
      strategy: ({ stones, path }) => (path === '' ? null : { stones, path: [...path].map(Number) }),
    }),
    [t],
  );
  return (
    <SoloPage
      ui={ui}
      picture={<StairsStage />}
      choices={<StairsChoices />}
      strategy={<StairsStrategy />}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The game's scene with its press areas. */
function StairsStage() {
  const { t } = useTranslation('stairs');
  const options = useSceneOptions({});
  return (
    <>
      <ScenePicture
        scene="stairs"
        source={source}
        options={options}
        label={t('picture')}
        standIn={<Last />}
      />
      <StairsTargets />
    </>
  );
}

/** Text fallback for the scene: the player's last round. */
function Last() {
  const round = live.useSolo(({ latest }) => latest[0] ?? null);
  return round && <StairsMark round={round} />;
}
