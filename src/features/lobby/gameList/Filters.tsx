import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GameTheme } from '../../../../contract/catalogue.ts';
import { providersOf } from '../../../shared/catalogue/catalogue.ts';
import { THEME_NAMES } from '../../../shared/catalogue/gameWords.ts';
import { KindChips } from '../../../shared/catalogue/KindChips.tsx';
import { useLobbyData } from '../../../shared/catalogue/lobbyData.ts';
import { SORTS, type TabFilter } from '../../../shared/catalogue/tabMemory.ts';
import { ChipRow } from '../../../ui/actions/choices.tsx';
import { PillSelect } from '../../../ui/actions/PillSelect.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import scroller from '../../../ui/styles/scroller.module.css';
import styles from './Filters.module.css';
import { type ListedTab, themesOf, typesOf } from './listFilter.ts';

const SORT_NAMES = { popular: 'sortPopular', new: 'sortNew', name: 'sortName' } as const;

/** The filters of a tab's list: kind (if several), theme (if any), provider and sort order. */
export function Filters({
  tab,
  filter,
  onChange,
}: {
  tab: ListedTab;
  filter: TabFilter;
  onChange: (change: Partial<TabFilter>) => void;
}) {
  const { t } = useTranslation(['lobby', 'catalogue']);
  const types = typesOf(tab);
  const providers = useQuery(providersOf(filter.kind ? [filter.kind] : types));
  const totals = useLobbyData(({ home }) => home?.totals);
  const counts = Object.fromEntries(types.map((type) => [type, totals?.[type] ?? 0]));
  const themes = themesOf(tab);
  const theme = {
    label: t('themes'),
    value: filter.theme ?? ('all' as const),
    onChange: (key: GameTheme | 'all') => onChange({ theme: key === 'all' ? null : key }),
  };
  const themeNames = [
    { key: 'all' as const, label: t('themeAll') },
    ...themes.map((key) => ({ key, label: t(THEME_NAMES[key]) })),
  ];
  const severalKinds = types.length > 1;
  const themed = themes.length > 0 && !filter.favourites;
  return (
    <div className={styles.filters}>
      {severalKinds && (
        <KindChips
          value={filter.kind}
          counts={counts}
          onChange={(kind) => onChange({ kind, provider: null })}
        />
      )}
      {themed && !severalKinds && <ChipRow {...theme} options={themeNames} />}
      <div className={`${scroller.scroller} ${styles.pills}`}>
        <PillSelect
          label={t('firm')}
          value={filter.provider ?? ''}
          onChange={(provider) => onChange({ provider: provider === '' ? null : provider })}
          options={[
            { value: '', label: t('firmAll') },
            ...(providers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {themed && severalKinds && (
          <PillSelect {...theme} options={themeNames.map(({ key, label }) => ({ value: key, label }))} />
        )}
        <PillSelect
          label={t('sort')}
          value={filter.sort}
          onChange={(sort) => onChange({ sort })}
          options={SORTS.map((sort) => ({ value: sort, label: t(SORT_NAMES[sort]) }))}
        />
      </div>
    </div>
  );
}

/** Toggle: only the player's favourites. */
export function FavouriteToggle({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation('lobby');
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={on}
      aria-label={t('onlyFavourites')}
      onClick={() => onChange(!on)}
    >
      <Icon name={on ? 'heartFilled' : 'heart'} />
    </button>
  );
}
