import { useLocation, useNavigate } from 'react-router-dom';
import type { EntryState } from '../../shared/navigation/usePages.ts';

/** The side menu has a history entry of its own over the page, so the phone's back button closes it. */
export function useSideMenu() {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = location.state as EntryState | null;
  return {
    open: entry?.menu === true,
    show: () => navigate(location, { state: { ...entry, menu: true } satisfies EntryState }),
    close: () => navigate(-1),
  };
}
