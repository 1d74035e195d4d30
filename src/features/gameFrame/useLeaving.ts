import { useNavigate } from 'react-router-dom';
import { BACK, useGuardEntry, useLinkGuard } from '../../games/frame/leaveGuard.ts';
import { useDialog, useLayers } from '../../shared/navigation/useLayers.ts';

/**
 * The ways out of a game. While a round runs (`running`) each asks first. From the first round on (`played`) an entry over
 * the game's own waits for the phone's back button: rounds come by the second, the history must not move with each.
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
    /** The question stands. */
    asking: open,
    /** Leaves, or asks. */
    back: () => (running ? show(BACK) : leave()),
    /** Leaves without a question. */
    leave,
    /** The answer to the question: to leave. */
    confirm: () => {
      if (about === null || about === BACK) leave();
      // It takes the place of the question.
      else navigate(about, { replace: true });
    },
    stay: hide,
  };
}
