import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../frame/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { sampleDefinition } from '../definition.ts';
import type { Sample, SampleRound } from '../engine/sample.ts';
import { SampleMark } from '../SampleMark.tsx';
import { SAMPLE_WIRE } from '../sampleWire.ts';
import { CoinChoices, CoinStrategy } from './CoinChoices.tsx';
import { live, type SampleForm, sidesOf, sounds, source } from './liveSample.ts';
import { RoundCoins, RoundMark } from './RoundCoins.tsx';

const SHEETS = soloSheets(async () => (await import('./SampleTabs.tsx')).SampleTabs);

/** The coin flip page: a coin, the streak ladder, and the choice of a side before each throw. */
export default function SamplePage() {
  const { t } = useTranslation('sample');
  useGameSounds(sounds);
  const ui = useMemo(
    (): SoloUi<Sample, SampleForm> => ({
      ...live,
      wire: SAMPLE_WIRE,
      title: sampleDefinition.name,
      Mark: RoundMark,
      describe: ({ thrown, sides, end, streak, rate }) => {
        if (!thrown) return '';
        const side = t(sides.at(-1) === 1 ? 'tails' : 'heads');
        if (end === 'lost') return t('saidWrong', { side });
        return t('saidRight', { side, count: streak, rate: formatRate(rate) });
      },
      facts: (round) => [{ label: t('roundFlips'), value: <RoundCoins round={round} /> }],
      words: { playing: t('playing'), choose: t('call') },
      choice: ({ side }) => side,
      strategy: ({ sequence, calls }) => ({ sides: sidesOf(sequence), calls }),
    }),
    [t],
  );
  return (
    <SoloPage
      ui={ui}
      picture={<SampleStage />}
      choices={<CoinChoices />}
      strategy={<CoinStrategy />}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The scene with the coin and its ladder. */
function SampleStage() {
  const { t } = useTranslation('sample');
  const options = useSceneOptions({ inRow: t('sceneInRow'), wrong: t('sceneWrong') });
  return (
    <ScenePicture
      scene="sample"
      source={source}
      options={options}
      label={t('picture')}
      standIn={<LastCoin />}
    />
  );
}

/** Text fallback for the scene: the last throw. */
function LastCoin() {
  const round = live.useSolo(({ round: now, showing, latest }) => (showing ? latest[0] : now) ?? null);
  return <SampleMark side={(round as SampleRound | null)?.sides.at(-1) ?? 0} size={120} />;
}
