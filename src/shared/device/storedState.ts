import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

/** A store that this device keeps over visits, under a key: `fresh` is what a player finds who never set anything. */
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

/** What an earlier visit left, as far as it has the shape of today's. */
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
