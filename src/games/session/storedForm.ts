import { market } from '../../i18n/market.ts';
import { storedState } from '../../shared/device/storedState.ts';

/** A game's panel as it was filled in: kept over visits, per game and market. */
export function storedForm<Form extends object>(game: string, fresh: () => Form) {
  const { useKept, changeKept } = storedState(`kilat.${game}.${market.id}`, fresh);
  return { useForm: useKept, changeForm: changeKept };
}
