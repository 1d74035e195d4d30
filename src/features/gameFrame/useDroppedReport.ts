import { useEffect, useRef } from 'react';
import { reports } from '../../net/backend.ts';
import { droppedWords, type FrameState } from './frameState.ts';

/** After the first dropped message (ms), so that one report has the count of what mostly comes in bursts. */
const GATHER = 30_000;

/** Tells the operator once a frame how many messages were dropped: soon after the first, or as the frame goes. */
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
