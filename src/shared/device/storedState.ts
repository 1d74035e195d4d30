import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

/** A store that this device keeps over visits, under a key: `fresh` is what a player finds who never set anything. */
export function storedState<Kept extends object>(key: string, fresh: () => Kept) {
  const useKept = create<Kept>(() => ({ ...fresh(), ...found(key, fresh()) }));
  return {
    useKept,
    changeKept(change: Partial<Kept>): void {
      useKept.setState(change);
      save(key, JSON.stringify(useKept.getState()));
    },
  };
}

/** What an earlier visit left, as far as it has the shape of today's. */
function found<Kept extends object>(key: string, wanted: Kept): Partial<Kept> {
  try {
    const left: unknown = JSON.parse(load(key) ?? '{}');
    const fits = ([name, value]: [string, unknown]) => {
      const today = name in wanted ? wanted[name as keyof Kept] : undefined;
      return typeof value === typeof today && Array.isArray(value) === Array.isArray(today);
    };
    return Object.fromEntries(Object.entries(left ?? {}).filter(fits)) as Partial<Kept>;
  } catch {
    return {};
  }
}
