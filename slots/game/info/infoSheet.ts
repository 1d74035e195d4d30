import { button, element } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import { openSheet, type Sheet } from '../sheets/sheet.ts';
import type { TextKey } from '../texts.ts';
import { fairTab } from './fairTab.ts';
import { historyTab } from './historyTab.ts';
import type { InfoParts } from './infoParts.ts';
import './info.css';
import { paysTab } from './paysTab.ts';
import { rulesTab } from './rulesTab.ts';
import { atlasMap } from './symbolPicture.ts';

const TABS: readonly { label: TextKey; made: (parts: InfoParts, wording: Wording) => HTMLElement[] }[] = [
  { label: 'tabPays', made: paysTab },
  { label: 'tabRules', made: rulesTab },
  { label: 'tabHistory', made: historyTab },
  { label: 'tabFair', made: fairTab },
];

/** The info sheet of the game: payouts, rules, the last spins, and their verification. */
export async function openInfoSheet(
  name: string,
  given: Omit<InfoParts, 'atlas'>,
  wording: Wording,
): Promise<Sheet> {
  const parts: InfoParts = {
    ...given,
    atlas: await atlasMap(),
    replay(spun) {
      sheet.close();
      given.replay(spun);
    },
  };
  const panel = element('div', { className: 'panel', id: 'panel', attributes: { role: 'tabpanel' } });
  const tabs = TABS.map(({ label, made }, i) => {
    const tab = button('tab', () => show(i));
    tab.textContent = wording.write(label);
    for (const [key, value] of Object.entries({ role: 'tab', 'aria-controls': 'panel' }))
      tab.setAttribute(key, value);
    return { tab, made };
  });

  function show(chosen: number): void {
    tabs.forEach(({ tab, made }, i) => {
      tab.setAttribute('aria-selected', String(i === chosen));
      tab.tabIndex = i === chosen ? 0 : -1;
      if (i === chosen) panel.replaceChildren(...made(parts, wording));
    });
    sheet.root.querySelector('.sheet-body')?.scrollTo(0, 0);
  }

  const bar = element(
    'div',
    { className: 'tabs', attributes: { role: 'tablist' } },
    ...tabs.map(({ tab }) => tab),
  );
  bar.addEventListener('keydown', ({ key }) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const now = tabs.findIndex(({ tab }) => tab.tabIndex === 0);
    const next = (now + by + tabs.length) % tabs.length;
    show(next);
    tabs[next]?.tab.focus();
  });
  const sheet = openSheet({ title: name, write: wording.write }, bar, panel);
  sheet.root.classList.add('info');
  show(0);
  return sheet;
}
