-- Ends of bets are held to their rules by the statement that writes them (house/money/ledger/sql/journal.sql), which fires for the
-- journal's own name alone: nobody writes to a month's partition by the partition's name. New ones come with this guard.
DO $$
DECLARE
  v_part regclass;
BEGIN
  FOR v_part IN SELECT inhrelid::regclass FROM pg_inherits
    WHERE inhparent = 'ledger_transfers'::regclass AND inhrelid <> 'ledger_transfers_0'::regclass
  LOOP
    EXECUTE format('CREATE TRIGGER by_its_name BEFORE INSERT ON %s FOR EACH STATEMENT EXECUTE FUNCTION refuse_change(%L)',
      v_part, 'rows are written to the journal, not to a month of it');
  END LOOP;
END $$;
