import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HiloGuess } from '../../../../contract/games/hilo/channel.ts';
import {
  HILO_RULES,
  hiloRateAfter,
  MOST_CARDS,
  RANKS,
  ranksFor,
} from '../../../../contract/games/hilo/rules.ts';
import { formatPercent, formatRate } from '../../../i18n/format.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { ChoiceButtons } from '../../solo/ChoiceButtons.tsx';
import { CountField } from '../../solo/CountField.tsx';
import { useAutoRunning, useTakesChoice } from '../../solo/soloUi.ts';
import type { HiloRound, HiloRule } from '../engine/hilo.ts';
import styles from './hilo.module.css';
import { live } from './liveHilo.ts';

const { session, useForm, changeForm, useSolo } = live;
const RULES = {
  likely: 'rule_likely',
  unlikely: 'rule_unlikely',
  higher: 'rule_higher',
  lower: 'rule_lower',
} as const satisfies Record<HiloRule, string>;
const SIGNS = {
  higher: <Icon name="arrowUp" size={18} />,
  lower: <Icon name="arrowDown" size={18} />,
  same: undefined,
  skip: undefined,
} as const satisfies Record<HiloGuess, ReactNode>;
const MOST_GUESSES = 20;
/** The two guesses; where one is impossible (below an ace, above a king), 'same' replaces it. */
const TWO: readonly HiloGuess[] = ['higher', 'lower'];

/** The two guesses that a card allows, with chance and rate, and a free skip to another card. */
export function HiloChoices() {
  const { t } = useTranslation('hilo');
  const round = useSolo((state) => (state.round && !state.round.over ? state.round : null));
  const { ready } = useTakesChoice();
  const card = round?.cards.at(-1);
  const guesses = TWO.map(
    (guess): HiloGuess => (card !== undefined && ranksFor(guess, card) === 0 ? 'same' : guess),
  );
  const all: readonly HiloGuess[] = [...guesses, 'skip'];
  return (
    <ChoiceButtons
      legend={t('choose')}
      disabled={!round || !ready}
      onPress={(at) => {
        const guess = all[at];
        if (guess) session.move(guess);
      }}
      choices={all.map((guess) => ({
        key: guess,
        name: t(nameOf(guess, card)),
        note: guess === 'skip' ? undefined : noteOf(guess, round),
        sign: SIGNS[guess],
        disabled: guess === 'skip' && (!round || rateAfter(round, 'skip') === null),
      }))}
    />
  );
}

/** On an ace the guess is 'higher', not 'higher or same'; on a king 'lower', not 'lower or same'. */
function nameOf(guess: HiloGuess, card: number | undefined) {
  if (guess === 'same' || guess === 'skip' || card === undefined) return guess;
  const rank = card % RANKS;
  return rank === 0 || rank === RANKS - 1 ? guess : (`${guess}OrSame` as const);
}

/** The current payout of a guess, and its probability. */
function noteOf(guess: HiloGuess, round: HiloRound | null): string {
  const card = round?.cards.at(-1);
  const rate = round && rateAfter(round, guess);
  if (card === undefined || rate === null) return '';
  const chance = (BigInt(ranksFor(guess, card)) * 10_000n) / BigInt(RANKS);
  return `${formatRate(rate)} · ${formatPercent(chance)}`;
}

function rateAfter({ cards, guesses, over, rate }: HiloRound, guess: HiloGuess): bigint | null {
  const deck = [...cards, ...Array.from({ length: MOST_CARDS - cards.length }, () => 0)];
  const first = HILO_RULES.first(null, deck);
  const state = guesses.reduce((now, made) => HILO_RULES.step(now, made, deck), first);
  return over ? null : hiloRateAfter({ ...state, rate, done: false }, guess);
}

/** Auto-bet settings: the guess rule and when to cash out. */
export function HiloStrategy() {
  const { t } = useTranslation('hilo');
  const { rule, guesses } = useForm();
  const running = useAutoRunning();
  return (
    <div className={styles.strategy}>
      <label className={styles.rule}>
        <span>{t('rule')}</span>
        <select
          value={rule}
          disabled={running}
          onChange={(event) => changeForm({ rule: event.target.value as HiloRule })}
        >
          {(Object.keys(RULES) as HiloRule[]).map((one) => (
            <option key={one} value={one}>
              {t(RULES[one])}
            </option>
          ))}
        </select>
      </label>
      <CountField
        label={t('cashAfter')}
        value={guesses}
        min={1}
        max={MOST_GUESSES}
        beside
        disabled={running}
        onChange={(count) => changeForm({ guesses: count })}
      />
    </div>
  );
}
