import { Suspense, useEffect } from 'react';
import { useSheet } from '../../frame/useSheet.ts';
import { amountSheet } from './lazySheets.ts';
import { useSelection } from './selection.ts';

/** The amount sheet when the address asks for it and something is chosen; fetched ahead as soon as something is. */
export function AmountSheets() {
  const { wanted, close } = useSheet();
  const chosen = useSelection(({ pools }) => pools.length > 0);
  useEffect(() => {
    if (chosen) void amountSheet.preload();
  }, [chosen]);
  if (wanted?.kind !== 'amount' || !chosen) return null;
  return (
    <Suspense>
      <amountSheet.Component onClose={close} />
    </Suspense>
  );
}
