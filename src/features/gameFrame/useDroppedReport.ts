import { useEffect, useRef } from 'react';
import { reports } from '../../net/backend.ts';
import { droppedWords, type FrameState } from './frameState.ts';

/** Delay after the first dropped message (ms), so that one report counts a whole burst. */
const GATHER = 30_000;

/**
 * Reports the number of dropped messages to the operator once per frame: soon after the first, or when the frame is removed.
 */
export function useDroppedReport(state: FrameState): void {
  const newest = useRef(state);
  useEffect(() => {
    newest.current = state;
  });
  const any = droppedWords(state) !== null;
  useEffect(() => {
    if (!any) return;
    let reported = false;
    const report = () => {
      const words = droppedWords(newest.current);
      if (reported || words === null) return;
      reported = true;
      reports.broke(new Error(words));
    };
    const timer = setTimeout(report, GATHER);
    return () => {
      clearTimeout(timer);
      report();
    };
  }, [any]);
}
