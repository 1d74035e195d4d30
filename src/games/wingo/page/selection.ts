import { create } from 'zustand';

/** The numbers and colours that are chosen to bet on, by their pools. */
export const useSelection = create<{ pools: readonly number[] }>(() => ({ pools: [] }));

export function toggle(pool: number): void {
  useSelection.setState(({ pools }) => ({
    pools: pools.includes(pool)
      ? pools.filter((one) => one !== pool)
      : [...pools, pool].sort((a, b) => a - b),
  }));
}

export function clearSelection(): void {
  useSelection.setState({ pools: [] });
}
