import { market } from '../../i18n/market.ts';
import { storedState } from '../../shared/device/storedState.ts';

/** A game's form, stored between visits per game and market. */
export function storedForm<Form extends object>(game: string, fresh: () => Form) {
  const { useStored, changeStored } = storedState(`kilat.${game}.${market.id}`, fresh);
  return { useForm: useStored, changeForm: changeStored };
}
