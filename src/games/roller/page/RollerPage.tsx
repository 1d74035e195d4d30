import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rollerChance } from '../../../../contract/games/roller/rules.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { rollerDefinition } from '../definition.ts';
import type { Roller } from '../engine/roller.ts';
import { hundredths } from '../engine/rollerText.ts';
import { ROLLER_WIRE } from '../rollerWire.ts';
import { live, type RollerForm, sounds, source } from './liveRoller.ts';
import { RollerChoices } from './RollerChoices.tsx';
import { decimal, RollerMark } from './RollerMark.tsx';

const SHEETS = soloSheets(async () => (await import('./RollerTabs.tsx')).RollerTabs);

/** The roller page: a needle on a dial, and a limit above or below which it has to stop. */
export default function RollerPage() {
  const { t } = useTranslation('roller');
  useGameSounds(sounds);
  const ui = useMemo(
    (): SoloUi<Roller, RollerForm> => ({
      ...live,
      wire: ROLLER_WIRE,
      title: rollerDefinition.name,
      Mark: RollerMark,
      describe: ({ result }) => t('said', { result: hundredths(result, decimal()) }),
      facts: (round) => [
        { label: t('roundResult'), value: <RollerMark round={round} /> },
        {
          label: t('roundChoice'),
          value: t(round.isHigher ? 'above' : 'below', { limit: hundredths(round.choose, decimal()) }),
        },
        { label: t('chance'), value: formatPercent(BigInt(rollerChance(round))) },
      ],
      words: { playing: t('playing'), choose: '' },
      choice: ({ choose, isHigher }) => ({ choose, isHigher }),
      strategy: ({ choose, isHigher }) => ({ choose, isHigher }),
    }),
    [t],
  );
  return (
    <SoloPage
      ui={ui}
      picture={<RollerStage />}
      choices={<RollerChoices />}
      strategy={<RollerChoices />}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The game's scene. */
function RollerStage() {
  const { t } = useTranslation('roller');
  const options = useSceneOptions({});
  return (
    <ScenePicture scene="roller" source={source} options={options} label={t('picture')} standIn={<Last />} />
  );
}

/** Text fallback for the scene: the player's last round. */
function Last() {
  const round = live.useSolo(({ latest }) => latest[0] ?? null);
  return round && <RollerMark round={round} />;
}
