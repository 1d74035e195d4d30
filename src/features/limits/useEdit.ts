import { LIMIT_KINDS, type LimitKind } from '../../../contract/http/limits.ts';
import { useQueryLayer } from '../../shared/navigation/useQueryLayer.ts';

const EDITS = [...LIMIT_KINDS, 'timeout', 'exclusion', 'age'] as const;
export type Edit = LimitKind | 'timeout' | 'exclusion' | 'age';

/** What is being changed, as `?edit=` in the address: the phone's back button closes it, and a link can open it. */
export function useEdit() {
  const { value, open, close } = useQueryLayer('edit');
  return { edit: EDITS.find((one) => one === value) ?? null, open: (edit: Edit) => open(edit), close };
}
