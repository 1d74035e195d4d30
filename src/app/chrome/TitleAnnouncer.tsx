import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../ui/layout/pageTitle.ts';

/** Reads the title of the next page out, as browsers do when they load one. Sheets are read out by their own focus. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const title = usePageTitle();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (pathname !== first) setMoved(true);
  }, [pathname, first]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {moved && title}
    </p>
  );
}
