import { type CSSProperties, useLayoutEffect, useState } from 'react';

/** From the edge of what the site's menu leaves of a wide screen to the search in its header. */
const INSET = 24;

/** Where a panel under the site's header begins, as the frame around the page tells it (app/chrome/Frame.tsx). */
export function useBelowHeader(wanted: boolean): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!wanted) return;
    const measure = () => setPlace(placeNow());
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [wanted]);
  return place;
}

function placeNow(): CSSProperties {
  const frame = document.querySelector('[data-chrome]');
  if (!frame) return {};
  const style = getComputedStyle(frame);
  const menu = Number.parseFloat(style.paddingLeft) || 0;
  return { top: style.getPropertyValue('--chrome-top') || 0, ...(menu > 0 && { left: menu + INSET }) };
}
