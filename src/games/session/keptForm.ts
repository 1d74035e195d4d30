import { market } from '../../i18n/market.ts';
import { keptStore } from '../../shared/device/keptStore.ts';

/** A game's panel as it was filled in: kept over visits, per game and market. */
export function keptForm<Form extends object>(game: string, fresh: () => Form) {
  const { useKept, changeKept } = keptStore(`kilat.${game}.${market.id}`, fresh);
  return { useForm: useKept, changeForm: changeKept };
}
