import { type Minor, payout } from '../../../contract/money.ts';
import type { SlotDefinition, SlotOf } from '../../../contract/slots/models.ts';
import { modelOf } from '../../../contract/slots/models.ts';
import { stakeOf } from '../../../contract/slots/spin.ts';
import type { TextKey } from '../texts.ts';
import { countSpan } from './countSpan.ts';

/** A rule: a text and the values of its placeholders. */
interface Rule {
  key: TextKey;
  values?: Readonly<Record<string, string | number>>;
}

export interface RuleSection {
  title: TextKey;
  rules: readonly Rule[];
}

/** The rules of a slot, derived from its definition. */
export function rulesOf(slot: SlotDefinition, bet: Minor, money: (amount: Minor) => string): RuleSection[] {
  const feature =
    slot.model === 'holdAndWin'
      ? [holdRules(slot, bet, money)]
      : slot.model === 'threeReels'
        ? []
        : [freeSpins(slot)];
  const price = stakeOf(slot, 'buy', bet);
  const bought: Rule[] = price === null ? [] : [{ key: 'rulesBuy', values: { price: money(price) } }];
  return [
    { title: 'rulesTitle', rules: [paid(slot), ...wilds(slot)] },
    ...feature,
    {
      title: 'rulesOtherTitle',
      rules: [
        ...bought,
        { key: 'rulesCap', values: { cap: slot.cap } },
        { key: 'rulesRounded' },
        { key: 'rulesDecided' },
      ],
    },
  ];
}

function paid(slot: SlotDefinition): Rule {
  const { reels, rows, lines } = modelOf(slot);
  switch (slot.model) {
    case 'cluster':
      return { key: 'rulesCluster' };
    case 'ways243':
    case 'ways4096':
      return { key: 'rulesWays', values: { ways: rows ** reels } };
    default:
      return { key: 'rulesLines', values: { count: lines(slot).length } };
  }
}

function wilds(slot: SlotDefinition): Rule[] {
  if (!slot.reels.some((strip) => strip.includes('W'))) return slot.model === 'cluster' ? [ladder(slot)] : [];
  const stands = { threeReels: 'rulesWildAny', holdAndWin: 'rulesWildCoin' } as const;
  const rules: Rule[] = [
    { key: slot.model in stands ? stands[slot.model as keyof typeof stands] : 'rulesWild' },
  ];
  if ('wildTimes' in slot && slot.wildTimes > 1)
    rules.push({ key: 'rulesWildTimes', values: { times: slot.wildTimes } });
  if (slot.model === 'ways4096') rules.push({ key: 'rulesWildGrows' });
  return slot.model === 'cluster' ? [...rules, ladder(slot)] : rules;
}

function ladder({ ladder }: SlotOf<'cluster'>): Rule {
  return { key: 'rulesLadder', values: { ladder: ladder.map((times) => `${times}x`).join(', ') } };
}

function freeSpins(slot: Exclude<SlotDefinition, { model: 'threeReels' | 'holdAndWin' }>): RuleSection {
  const { free } = slot;
  const { reels, rows } = modelOf(slot);
  const byScatters = (
    key: 'rulesScatter' | 'rulesAgain',
    spins: Readonly<Record<string, number>>,
  ): Rule[] => {
    const counts = Object.keys(spins).map(Number);
    return counts.map((count, i) => ({
      key,
      values: { scatters: countSpan(count, counts[i + 1], reels * rows), count: spins[count] as number },
    }));
  };
  const rules = [...byScatters('rulesScatter', free.spins), ...byScatters('rulesAgain', free.again ?? {})];
  if ('S' in slot.pays) rules.push({ key: 'rulesScatterPays' });
  if (free.again) rules.push({ key: 'rulesMost', values: { most: free.most } });
  if ('times' in free && free.times > 1) rules.push({ key: 'rulesTimes', values: { times: free.times } });
  if ('wildTimes' in free && free.wildTimes > 1)
    rules.push({ key: 'rulesWildReels', values: { times: free.wildTimes } });
  if ('keeps' in free) rules.push({ key: free.keeps ? 'rulesKeeps' : 'rulesKeepsNot' });
  return { title: 'rulesFreeTitle', rules };
}

function holdRules(
  { hold }: SlotOf<'holdAndWin'>,
  bet: Minor,
  money: (amount: Minor) => string,
): RuleSection {
  const worth = (rate: number) => money(payout(bet, BigInt(rate)));
  const plain = hold.coins.filter(({ prize }) => prize === undefined).map(({ rate }) => rate);
  const coins: Rule[] = plain.length
    ? [{ key: 'rulesCoins', values: { least: worth(Math.min(...plain)), most: worth(Math.max(...plain)) } }]
    : [];
  return {
    title: 'rulesHoldTitle',
    rules: [{ key: 'rulesHold' }, ...coins, { key: 'rulesHoldPays', values: { grand: worth(hold.grand) } }],
  };
}
