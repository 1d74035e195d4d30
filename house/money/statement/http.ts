import {
  balanceFlow,
  balanceFlowEntry,
  balanceFlowExport,
  balanceFlowTotals,
  balanceSummary,
} from '../../../contract/http/statement.ts';
import { fileRoute, type Route, tokenRoute } from '../../core/http/route.ts';
import type { Statement } from './statement.ts';

/** The calls about a player's money and its movements. */
export function statementRoutes(statement: Statement): Route[] {
  return [
    tokenRoute(balanceFlow, ({ session, input }) => statement.page(BigInt(session.userId), input)),
    tokenRoute(balanceFlowTotals, ({ session, input }) => statement.totals(BigInt(session.userId), input)),
    fileRoute(balanceFlowExport, ({ session, input }) => statement.export(BigInt(session.userId), input)),
    tokenRoute(balanceFlowEntry, ({ session, input }) =>
      statement.entry(BigInt(session.userId), BigInt(input.id)),
    ),
    tokenRoute(balanceSummary, ({ session }) => statement.summary(BigInt(session.userId))),
  ];
}
