import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rouletteRoundLog } from '../../../../contract/games/roulette/operations.ts';
import { colourOf, ROULETTE_POOLS, ROULETTE_RATES } from '../../../../contract/games/roulette/rules.ts';
import { formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { PoolPage, poolSheets } from '../../pools/page/PoolPage.tsx';
import { poolSounds } from '../../pools/page/poolSounds.ts';
import { type PoolUi, recordFrom, usePool } from '../../pools/page/poolUi.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { rouletteDefinition } from '../definition.ts';
import { readRouletteRecord } from '../engine/roulette.ts';
import { numbersOf, ROULETTE_TIMES, rouletteLayout } from '../engine/rouletteTable.ts';
import { RouletteMark } from '../RouletteMark.tsx';
import { session, source } from './rouletteSession.ts';

const { letGo, ballRests, shown } = ROULETTE_TIMES;
/** Duration of the sound of the ball's drop until it reaches the pocket, ms. */
const DROP = 660;
const FAST = 1.3;
const SLOW = 0.5;
const LOUD = 0.7;

/** The sounds of roulette: the wheel gets slower and softer until the ball drops. */
const sounds = poolSounds(session, source, {
  marks: [
    { at: ballRests - DROP, sound: 'ballDrop' },
    { at: shown, sound: 'reveal' },
  ],
  loop: { name: 'wheelSpin', at: spin },
});

function spin(since: number): { rate: number; volume: number } | null {
  if (since < letGo || since >= ballRests) return null;
  const left = (ballRests - since) / (ballRests - letGo);
  return { rate: SLOW + (FAST - SLOW) * left, volume: LOUD * Math.min(1, 0.15 + 1.6 * left) };
}

const SHEETS = poolSheets(async () => (await import('./RouletteTabs.tsx')).RouletteTabs);

/** The roulette page: a wheel, three colours to bet on, and the bet panel. */
export default function RoulettePage() {
  const { t } = useTranslation('roulette');
  useGameSounds(sounds);
  const ui = useMemo(
    (): PoolUi<number> => ({
      session,
      layout: rouletteLayout,
      names: ROULETTE_POOLS.map((pool) => t('pool', { colour: t(pool), numbers: numbersOf(pool).text })),
      pays: ROULETTE_POOLS.map((pool) => formatRate(ROULETTE_RATES[pool])),
      record: recordFrom(rouletteRoundLog, readRouletteRecord),
      facts: (number) => [{ label: t('roundNumber'), value: <RouletteMark number={number} size={36} /> }],
      returned: t('roundInterrupted'),
    }),
    [t],
  );
  return (
    <PoolPage
      ui={ui}
      title={rouletteDefinition.name}
      picture={<RouletteStage />}
      mark={(number) => <RouletteMark number={number} size={28} />}
      words={(number) => t('number', { number, colour: t(colourOf(number)) })}
      sheets={SHEETS}
    />
  );
}

/** The scene with the wheel and the pools. */
function RouletteStage() {
  const { t } = useTranslation('roulette');
  const options = useSceneOptions({ voided: t('sceneInterrupted') });
  return (
    <ScenePicture
      scene="roulette"
      source={source}
      options={options}
      label={t('picture')}
      standIn={<LastNumber />}
    />
  );
}

/** Text fallback for the scene: the last number. */
function LastNumber() {
  const number = usePool(({ game }) => game.history[0]?.result) as number | undefined;
  return number === undefined ? null : <RouletteMark number={number} size={56} />;
}
