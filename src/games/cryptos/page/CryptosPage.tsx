import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { CRYPTOS_WIRE } from '../cryptosWire.ts';
import { cryptosDefinition } from '../definition.ts';
import type { Cryptos } from '../engine/cryptos.ts';
import { CryptosCoins, CryptosMark } from './CryptosMark.tsx';
import { useHandNames } from './handNames.ts';
import { live, sounds, source } from './liveCryptos.ts';

const SHEETS = soloSheets(async () => (await import('./CryptosTabs.tsx')).CryptosTabs);

/** The cryptos page: five coins and the hand they form. There is nothing to choose. */
export default function CryptosPage() {
  const { t } = useTranslation('cryptos');
  useGameSounds(sounds);
  const hands = useHandNames();
  const ui = useMemo(
    (): SoloUi<Cryptos> => ({
      ...live,
      wire: CRYPTOS_WIRE,
      title: cryptosDefinition.name,
      Mark: CryptosMark,
      describe: ({ hand, rate }) => t('said', { hand: hands[hand], rate: formatRate(rate) }),
      facts: ({ coins, hand }) => [
        {
          label: t('roundCoins'),
          value: (
            <>
              <CryptosCoins coins={coins} size={24} />
              <span className="visually-hidden">{coins.map((coin) => coin + 1).join(', ')}</span>
            </>
          ),
        },
        { label: t('roundHand'), value: hands[hand] },
      ],
      words: { playing: t('playing'), choose: '' },
      choice: () => 'deal',
      strategy: () => ({}),
    }),
    [t, hands],
  );
  return (
    <SoloPage
      ui={ui}
      picture={<CryptosStage />}
      choices={null}
      strategy={null}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The game's scene. */
function CryptosStage() {
  const { t } = useTranslation('cryptos');
  const options = useSceneOptions(useHandNames());
  return (
    <ScenePicture
      scene="cryptos"
      source={source}
      options={options}
      label={t('picture')}
      standIn={<LastCoins />}
    />
  );
}

/** Text fallback for the scene: the last coins. */
function LastCoins() {
  const coins = live.useSolo(({ latest }) => latest[0]?.coins ?? null);
  return coins && <CryptosCoins coins={coins} size={44} />;
}
