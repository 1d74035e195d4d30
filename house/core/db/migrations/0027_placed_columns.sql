-- They answer with what the house adds to a bet, as those of crash do (house/ledger/sql).
DROP FUNCTION IF EXISTS ledger_place_pool_bets(text, bigint, text[], bigint[], text[], text[], bigint[], bigint[], bigint[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS ledger_place_pool_bet(text, bigint, text, bigint, text, text, bigint, bigint, bigint);
--> statement-breakpoint
-- Its condition stands in the trigger now.
DROP TRIGGER IF EXISTS ended_once ON bets;--> statement-breakpoint
DROP FUNCTION IF EXISTS guard_bet_end();
