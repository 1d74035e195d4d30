import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatCount } from '../../i18n/format.ts';
import scroller from '../styles/scroller.module.css';
import styles from './choices.module.css';

export interface Chip<Key extends string> {
  key: Key;
  label: string;
  count?: number;
}

/** A single-choice row of chips; it scrolls horizontally and keeps the selected one in view. */
export function ChipRow<Key extends string>({
  label,
  options,
  value,
  onChange,
}: {
  /** The label for screen readers. */
  label: string;
  options: readonly Chip<Key>[];
  value: Key;
  onChange: (key: Key) => void;
}) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the selected chip when it changes
  useEffect(() => {
    const chip = row.current?.querySelector('input:checked')?.parentElement;
    if (!row.current || !chip) return;
    // The previous chip stays partly visible at the edge, to show that there is more.
    const before = chip.previousElementSibling ?? chip;
    if (before instanceof HTMLElement) row.current.scrollLeft = before.offsetLeft - edgeOf(row.current);
  }, [value]);

  return (
    <div ref={row} className={`${scroller.scroller} ${styles.row}`} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.key} className={styles.chip} data-chosen={option.key === value || undefined}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={option.key === value}
            onChange={() => onChange(option.key)}
          />
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{formatCount(option.count)}</span>}
        </label>
      ))}
    </div>
  );
}

/** The offset of a row's first chip from its edge. */
function edgeOf(row: HTMLElement): number {
  return row.firstElementChild instanceof HTMLElement ? row.firstElementChild.offsetLeft : 0;
}

/** An on/off setting with its label. */
export function Switch({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.switchRow}>
      <label htmlFor={id}>{label}</label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        onClick={() => onChange(!checked)}
      >
        <span className={styles.knob} />
      </button>
    </div>
  );
}

interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  content: ReactNode;
}

/** Segmented tabs: a row of options in one track, and the selected one's content. */
export function Tabs<Key extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  /** The label for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  value: Key;
  onChange: (key: Key) => void;
}) {
  return (
    <RadixTabs.Root value={value} onValueChange={(key) => onChange(key as Key)}>
      <RadixTabs.List className={styles.track} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.key} value={tab.key} className={styles.tab}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.key} value={tab.key}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
