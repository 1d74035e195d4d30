import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '../../net/errors.ts';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { IconName } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import { usePages } from '../navigation/usePages.ts';

/** The page of one thing out of a list: itself, its place while it is on its way, or that there is none. */
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
  /** Whether the address names one at all; else nothing is asked. */
  valid: boolean;
  /** It answers null, or is refused with 704, where there is no such thing. */
  query: UseQueryResult<Thing | null>;
  icon: IconName;
  /** What is said of one that is not there, and the way on from there. */
  missing: string;
  way?: ReactNode;
  /** The heights of its parts, as CSS has them. */
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
