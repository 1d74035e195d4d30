import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '../../net/errors.ts';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { IconName } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import { usePages } from '../navigation/usePages.ts';

/** The page of one item of a list: its content, a skeleton while it loads, or a notice that it does not exist. */
export function RecordSheet<Thing>({
  title,
  valid,
  query,
  icon,
  missing,
  way,
  waiting,
  children,
}: {
  title: string;
  /** Whether the address contains a valid id; otherwise nothing is requested. */
  valid: boolean;
  /** Resolves with null, or is refused with 704, when there is no such item. */
  query: UseQueryResult<Thing | null>;
  icon: IconName;
  /** The text for a missing item, and the link from there. */
  missing: string;
  way?: ReactNode;
  /** The heights of the skeleton's parts, as CSS values. */
  waiting: readonly string[];
  children: (thing: Thing) => ReactNode;
}) {
  const { close } = usePages();
  const { data, error, refetch } = query;
  const none = !valid || data === null || (data === undefined && isNotFound(error));
  return (
    <Sheet title={title} onClose={close}>
      {none ? (
        <EmptyState icon={icon} title={missing}>
          {way}
        </EmptyState>
      ) : data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <div className={detail.detail} aria-hidden="true">
          {waiting.map((height, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <Skeleton key={at} height={height} />
          ))}
        </div>
      )}
    </Sheet>
  );
}
