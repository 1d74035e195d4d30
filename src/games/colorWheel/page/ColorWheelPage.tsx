import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WHEEL_RATES } from '../../../../contract/games/colorWheel/rules.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { COLOR_WHEEL_WIRE } from '../colorWheelWire.ts';
import { colorWheelDefinition } from '../definition.ts';
import type { ColorWheel } from '../engine/colorWheel.ts';
import { ColorWheelChoices } from './ColorWheelChoices.tsx';
import { COLOR_NAMES, ColorWheelMark } from './ColorWheelMark.tsx';
import { type ColorWheelForm, live, sounds, source } from './liveColorWheel.ts';

const SHEETS = soloSheets(async () => (await import('./ColorWheelTabs.tsx')).ColorWheelTabs);

/** The colour wheel page: 54 segments of four colours; the player bets on one to four of them. */
export default function ColorWheelPage() {
  const { t } = useTranslation('colorWheel');
  useGameSounds(sounds);
  const ui = useMemo(
    (): SoloUi<ColorWheel, ColorWheelForm> => ({
      ...live,
      wire: COLOR_WHEEL_WIRE,
      title: colorWheelDefinition.name,
      Mark: ColorWheelMark,
      describe: ({ color }) =>
        t('said', { color: t(COLOR_NAMES[color]), rate: formatRate(WHEEL_RATES[color]) }),
      facts: (round) => [
        { label: t('roundColor'), value: <ColorWheelMark round={round} /> },
        ...round.stakes.map(({ color, amount }) => ({
          label: t(COLOR_NAMES[color]),
          value: formatMoney(amount),
        })),
      ],
      words: { playing: t('playing'), choose: '' },
      choice: ({ colors }) => (colors.length > 0 ? colors : null),
      strategy: ({ colors }) => (colors.length > 0 ? { colors } : null),
    }),
    [t],
  );
  return (
    <SoloPage
      ui={ui}
      picture={<ColorWheelStage />}
      choices={<ColorWheelChoices />}
      strategy={<ColorWheelChoices />}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The game's scene. */
function ColorWheelStage() {
  const { t } = useTranslation('colorWheel');
  const options = useSceneOptions({});
  return (
    <ScenePicture
      scene="colorWheel"
      source={source}
      options={options}
      label={t('picture')}
      standIn={<Last />}
    />
  );
}

/** Text fallback for the scene: the player's last round. */
function Last() {
  const round = live.useSolo(({ latest }) => latest[0] ?? null);
  return round && <ColorWheelMark round={round} />;
}
