import { create } from 'zustand';
import { market } from '../../i18n/market.ts';
import { load, save } from '../../net/storage.ts';

/** A game's panel as it was filled in: kept over visits, per game and market. */
export function keptForm<Form extends object>(game: string, fresh: () => Form) {
  const key = `kilat.${game}.${market.id}`;
  const useForm = create<Form>(() => ({ ...fresh(), ...kept(key, fresh()) }));
  return {
    useForm,
    changeForm(change: Partial<Form>): void {
      useForm.setState(change);
      save(key, JSON.stringify(useForm.getState()));
    },
  };
}

/** What an earlier visit left, as far as it has the shape of today's form. */
function kept<Form extends object>(key: string, wanted: Form): Partial<Form> {
  try {
    const found: unknown = JSON.parse(load(key) ?? '{}');
    const fits = ([name, value]: [string, unknown]) =>
      name in wanted && typeof value === typeof wanted[name as keyof Form];
    return Object.fromEntries(Object.entries(found ?? {}).filter(fits)) as Partial<Form>;
  } catch {
    return {};
  }
}
