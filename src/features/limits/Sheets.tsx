import type { PlayerLimits } from '../../../contract/http/limits.ts';
import { AgeSheet } from './AgeSheet.tsx';
import { BreakSheet } from './BreakSheet.tsx';
import { LimitSheet } from './LimitSheet.tsx';
import { useEdit } from './useEdit.ts';

/** The sheet that the address asks for. */
export function Sheets({ userId, limits }: { userId: string; limits: PlayerLimits }) {
  const { edit, close } = useEdit();
  if (edit === null) return null;
  if (edit === 'timeout' || edit === 'exclusion')
    return <BreakSheet key={edit} kind={edit} userId={userId} onClose={close} />;
  if (edit === 'age')
    return limits.ageConfirmedAt === null ? <AgeSheet userId={userId} onClose={close} /> : null;
  const limit = limits.limits.find(({ kind }) => kind === edit);
  return limit ? <LimitSheet key={edit} limit={limit} userId={userId} onClose={close} /> : null;
}
