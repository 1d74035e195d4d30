import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { SoloPage, soloSheets } from '../../solo/SoloPage.tsx';
import type { SoloUi } from '../../solo/soloUi.ts';
import { hiloDefinition } from '../definition.ts';
import { cardText } from '../engine/cards.ts';
import { type Hilo, rightGuesses } from '../engine/hilo.ts';
import { HILO_WIRE } from '../hiloWire.ts';
import { HiloChoices, HiloStrategy } from './HiloChoices.tsx';
import { CardSign, HiloMark } from './HiloMark.tsx';
import styles from './hilo.module.css';
import { type HiloForm, live, sounds, source } from './liveHilo.ts';

const SHEETS = soloSheets(async () => (await import('./HiloTabs.tsx')).HiloTabs);

/** The hilo page: is the next card higher or lower? Each right guess raises the payout. */
export default function HiloPage() {
  const { t } = useTranslation('hilo');
  useGameSounds(sounds);
  const ui = useMemo(
    (): SoloUi<Hilo, HiloForm> => ({
      ...live,
      wire: HILO_WIRE,
      title: hiloDefinition.name,
      Mark: HiloMark,
      describe: ({ cards, guesses, dealt, end, rate }) => {
        const card = cardText(cards.at(-1) ?? 0);
        if (!dealt) return '';
        if (end === 'lost') return t('saidWrong', { card });
        if (guesses.length === 0 || guesses.at(-1) === 'skip') return t('saidCard', { card });
        return t('saidRight', { card, rate: formatRate(rate) });
      },
      facts: (round) => [
        { label: t('roundCards'), value: <RoundCards cards={round.cards} /> },
        { label: t('roundRight'), value: formatCount(rightGuesses(round)) },
      ],
      words: { playing: t('playing'), choose: t('choose') },
      choice: () => 'deal',
      strategy: ({ rule, guesses }) => ({ rule, guesses }),
    }),
    [t],
  );
  return (
    <SoloPage
      ui={ui}
      picture={<HiloStage />}
      choices={<HiloChoices />}
      strategy={<HiloStrategy />}
      sheets={SHEETS}
      steps={[t('tutorial1'), t('tutorial2'), t('tutorial3')]}
    />
  );
}

/** The game's scene. */
function HiloStage() {
  const { t } = useTranslation('hilo');
  const options = useSceneOptions({});
  return (
    <ScenePicture scene="hilo" source={source} options={options} label={t('picture')} standIn={<Last />} />
  );
}

/** Text fallback for the scene: the player's last round. */
function Last() {
  const round = live.useSolo(({ latest }) => latest[0] ?? null);
  return round && <HiloMark round={round} />;
}

/** All cards of a round in order. */
function RoundCards({ cards }: { cards: readonly number[] }) {
  return (
    <span className={styles.cards}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position
        <CardSign key={i} card={card} />
      ))}
    </span>
  );
}
