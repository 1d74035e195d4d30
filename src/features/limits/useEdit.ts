import { useLocation, useNavigate } from 'react-router-dom';
import { LIMIT_KINDS, type LimitKind } from '../../../contract/http/limits.ts';

const EDITS = [...LIMIT_KINDS, 'timeout', 'exclusion', 'age'] as const;
export type Edit = LimitKind | 'timeout' | 'exclusion' | 'age';

/** What is being changed, as `?edit=` in the address: the phone's back button closes it, and a link can open it. */
export function useEdit() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('edit');
  const pushed = (state as { edit?: boolean } | null)?.edit === true;
  return {
    edit: EDITS.find((one) => one === asked) ?? null,
    open: (edit: Edit) => navigate({ search: `?edit=${edit}` }, { state: { edit: true } }),
    close: () => (pushed ? navigate(-1) : navigate({ search: '' }, { replace: true })),
  };
}
