import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

/** A store persisted on this device under a key; `fresh` returns the defaults. */
export function storedState<State extends object>(key: string, fresh: () => State) {
  const useStored = create<State>(() => ({ ...fresh(), ...found(key, fresh()) }));
  return {
    useStored,
    changeStored(change: Partial<State>): void {
      useStored.setState(change);
      save(key, JSON.stringify(useStored.getState()));
    },
  };
}

/** The stored state of an earlier visit, limited to the fields with today's shape. */
function found<State extends object>(key: string, wanted: State): Partial<State> {
  try {
    const left: unknown = JSON.parse(load(key) ?? '{}');
    const fits = ([name, value]: [string, unknown]) => {
      const today = name in wanted ? wanted[name as keyof State] : undefined;
      return typeof value === typeof today && Array.isArray(value) === Array.isArray(today);
    };
    return Object.fromEntries(Object.entries(left ?? {}).filter(fits)) as Partial<State>;
  } catch {
    return {};
  }
}
