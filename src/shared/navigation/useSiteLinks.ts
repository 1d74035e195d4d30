import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Handles plain links of the site, `<a href data-site>`, with one shared listener. For lists with hundreds of links: the
 * router's own link takes a third of a tile's render time, mostly in hooks.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
      const to = event.target.closest('a[data-site]')?.getAttribute('href');
      if (!to) return;
      event.preventDefault();
      navigate(to);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
