import { useTranslation } from 'react-i18next';
import { GAME_TYPES, type GameType } from '../../../contract/catalogue.ts';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { KIND_NAMES } from './gameWords.ts';

/** Chips for the kinds of games, preceded by one for all. With `counts`, only kinds that have games. */
export function KindChips({
  value,
  counts,
  onChange,
}: {
  /** Null: all kinds. */
  value: GameType | null;
  counts?: Partial<Record<GameType, number>>;
  onChange: (kind: GameType | null) => void;
}) {
  const { t } = useTranslation(['catalogue']);
  const kinds = counts ? GAME_TYPES.filter((kind) => counts[kind]) : GAME_TYPES;
  return (
    <ChipRow
      label={t('kinds')}
      options={[
        { key: 'all', label: t('kindAll') },
        ...kinds.map((key) => ({
          key,
          label: t(KIND_NAMES[key]),
          ...(counts?.[key] !== undefined && { count: counts[key] }),
        })),
      ]}
      value={value ?? 'all'}
      onChange={(key) => onChange(GAME_TYPES.find((kind) => kind === key) ?? null)}
    />
  );
}
