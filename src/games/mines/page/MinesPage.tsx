import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { minesDefinition } from '../definition.ts';
import type { Mines } from '../engine/mines.ts';
import { MINES_WIRE } from '../minesWire.ts';
import { live, type MinesForm, patternOf, sounds, source } from './liveMines.ts';
import { MinesChoices, MinesStrategy, MinesTargets, tileWords } from './MinesChoices.tsx';
import { MinesMark } from './MinesMark.tsx';

const SHEETS = soloSheets(async () => (await import('./MinesTabs.tsx')).MinesTabs);

/** The mines page: a board of 25 tiles; each gem raises the payout, a mine ends the round. */
export default function MinesPage() {
  const { t } = useTranslation('mines');
  useGameSounds(sounds);
  const ui = useMemo(
    (): SoloUi<Mines, MinesForm> => ({
      ...live,
      wire: MINES_WIRE,
      title: minesDefinition.name,
      Mark: MinesMark,
      describe: ({ newest, end, opened, rate }) => {
        if (newest === null) return '';
        if (end === 'lost') return t('saidMine', { tile: tileWords(newest) });
        return t('saidGem', { tile: tileWords(newest), count: opened.length, rate: formatRate(rate) });
      },
      facts: (round) => [
        { label: t('mineCount'), value: formatCount(round.mineCount) },
        {
          label: t('roundGems'),
          value: formatCount(round.end === 'lost' ? round.opened.length - 1 : round.opened.length),
        },
      ],
      words: { playing: t('playing'), choose: t('choose') },
      choice: ({ mineCount }) => ({ mineCount }),
      strategy: ({ mineCount, pattern }) => {
        const tiles = patternOf(pattern, mineCount);
        return tiles.length > 0 ? { mineCount, pattern: tiles } : null;
      },
    }),
    [t],
  );
  return (
    <SoloPage
      ui={ui}
      picture={<MinesStage />}
      choices={<MinesChoices />}
      strategy={<MinesStrategy />}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The game's scene with its press areas. */
function MinesStage() {
  const { t } = useTranslation('mines');
  const options = useSceneOptions({});
  return (
    <>
      <ScenePicture scene="mines" source={source} options={options} label={t('picture')} standIn={<Last />} />
      <MinesTargets />
    </>
  );
}

/** Text fallback for the scene: the player's last round. */
function Last() {
  const round = live.useSolo(({ latest }) => latest[0] ?? null);
  return round && <MinesMark round={round} />;
}
