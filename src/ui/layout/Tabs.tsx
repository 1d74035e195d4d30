import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  content: ReactNode;
}

/** Segmented tabs: a row of choices in one track, and the chosen one's content. */
export function Tabs<Key extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  /** What is chosen here, for screen readers. */
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
