import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { CoinMark } from '../CoinMark.tsx';
import { COIN_FLIP_WIRE } from '../coinFlipWire.ts';
import { coinFlipDefinition } from '../definition.ts';
import type { CoinFlip, CoinFlipRound } from '../engine/coinFlip.ts';
import { CoinChoices, CoinStrategy } from './CoinChoices.tsx';
import { type CoinFlipForm, live, sidesOf, sounds, source } from './liveCoinFlip.ts';
import { RoundCoins, RoundMark } from './RoundCoins.tsx';

const SHEETS = soloSheets(async () => (await import('./CoinFlipTabs.tsx')).CoinFlipTabs);

/** The coin flip page: a coin, the streak ladder, and the choice of a side before each throw. */
export default function CoinFlipPage() {
  const { t } = useTranslation('coinFlip');
  useGameSounds(sounds);
  const ui = useMemo(
    (): SoloUi<CoinFlip, CoinFlipForm> => ({
      ...live,
      wire: COIN_FLIP_WIRE,
      title: coinFlipDefinition.name,
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
      picture={<CoinFlipStage />}
      choices={<CoinChoices />}
      strategy={<CoinStrategy />}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The scene with the coin and its ladder. */
function CoinFlipStage() {
  const { t } = useTranslation('coinFlip');
  const options = useSceneOptions({ inRow: t('sceneInRow'), wrong: t('sceneWrong') });
  return (
    <ScenePicture
      scene="coinFlip"
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
  return <CoinMark side={(round as CoinFlipRound | null)?.sides.at(-1) ?? 0} size={120} />;
}
