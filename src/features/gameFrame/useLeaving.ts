import { useNavigate } from 'react-router-dom';
import { BACK, useGuardEntry, useLinkGuard } from '../../games/frame/leaveGuard.ts';
import { useDialog, useLayers } from '../../shared/navigation/useLayers.ts';

/**
 * The exits of a game. While a round runs (`running`) each asks for confirmation. From the first round on (`played`) an extra
 * history entry intercepts the phone's back button; it stays, because rounds may come every second and the history must not
 * change with each.
 */
export function useLeaving(played: boolean, running: boolean) {
  const navigate = useNavigate();
  const { entry, go } = useLayers();
  const { open, about, show, hide } = useDialog('leave');
  useGuardEntry(played, () => (running ? show(BACK) : go({ type: 'leave', steps: 1 })));
  useLinkGuard(running, show);

  const leave = () => {
    const { guard, dialog } = entry.state ?? {};
    go({ type: 'leave', steps: 1 + (guard === true ? 1 : 0) + (dialog === undefined ? 0 : 1) });
  };
  return {
    /** The confirmation is open. */
    asking: open,
    /** Leaves, or asks for confirmation. */
    back: () => (running ? show(BACK) : leave()),
    /** Leaves without confirmation. */
    leave,
    /** The player confirmed leaving. */
    confirm: () => {
      if (about === null || about === BACK) leave();
      // Replaces the confirmation's history entry.
      else navigate(about, { replace: true });
    },
    stay: hide,
  };
}
