-- Triggers that protect providers' transactions, their ids and their rounds, whoever writes them.

-- A transaction is immutable, except that the rollback that undoes it is added once; a bet of bonus money keeps its wagering
-- requirement open while its round is open.
CREATE OR REPLACE FUNCTION guard_provider_transaction() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_open bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.amount < 0 OR NEW.undone_by IS NOT NULL OR (NEW.kind = 'rollback' AND NEW.reference IS NULL) THEN
      RAISE EXCEPTION 'a transaction has an amount, and is not undone from the start' USING ERRCODE = 'KLX00';
    END IF;
    v_open := CASE WHEN NEW.kind = 'bet' AND NOT NEW.late THEN 1 END;
  ELSIF OLD.undone_by IS NOT NULL OR NEW.undone_by IS NULL OR OLD.kind = 'rollback'
    OR to_jsonb(OLD) - 'undone_by' IS DISTINCT FROM to_jsonb(NEW) - 'undone_by'
  THEN
    RAISE EXCEPTION 'a transaction is only undone, once' USING ERRCODE = 'KLX00';
  ELSIF NEW.kind = 'bet' AND NOT NEW.late AND EXISTS (SELECT FROM provider_rounds WHERE id = NEW.round_id AND closed_at IS NULL) THEN
    v_open := -1;
  END IF;
  IF NEW.wagering_id IS NOT NULL AND v_open IS NOT NULL THEN
    UPDATE wagering_requirements SET open_bets = open_bets + v_open
      WHERE id = NEW.wagering_id AND user_id = NEW.user_id AND currency = NEW.currency AND (v_open < 0 OR status = 'open');
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no wagering % is open', NEW.wagering_id USING ERRCODE = 'KLX00';
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- Claims the ids of the written transactions: each is unique over all months. If a rollback undoes an unknown transaction, that
-- id is stored too, without a transaction.
CREATE OR REPLACE FUNCTION claim_provider_names() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_claimed bigint;
BEGIN
  INSERT INTO provider_names AS n (provider, uuid, id) SELECT provider, uuid, id FROM added ORDER BY provider, uuid
    ON CONFLICT (provider, uuid) DO UPDATE SET id = excluded.id WHERE n.id IS NULL;
  GET DIAGNOSTICS v_claimed = ROW_COUNT;
  IF v_claimed <> (SELECT count(*) FROM added) THEN
    RAISE EXCEPTION 'a name is of one transaction' USING ERRCODE = 'unique_violation';
  END IF;
  INSERT INTO provider_names (provider, uuid) SELECT provider, reference FROM added WHERE kind = 'rollback' ORDER BY provider, reference
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- An id is assigned to a transaction once, permanently.
CREATE OR REPLACE FUNCTION guard_provider_name() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.id IS NOT NULL OR NEW.id IS NULL OR (OLD.provider, OLD.uuid) IS DISTINCT FROM (NEW.provider, NEW.uuid) THEN
    RAISE EXCEPTION 'a name is of one transaction' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- A round is closed once; its bets of bonus money are then no longer open.
CREATE OR REPLACE FUNCTION guard_provider_round() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.provider, OLD.round, OLD.user_id, OLD.game, OLD.type, OLD.currency, OLD.opened_at) IS DISTINCT FROM
      (NEW.id, NEW.provider, NEW.round, NEW.user_id, NEW.game, NEW.type, NEW.currency, NEW.opened_at)
    OR (OLD.closed_at IS NOT NULL AND NEW.closed_at IS DISTINCT FROM OLD.closed_at) OR NEW.staked < 0 OR NEW.returned < 0
  THEN
    RAISE EXCEPTION 'a round only goes forward' USING ERRCODE = 'KLX00';
  END IF;
  IF OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL THEN
    UPDATE wagering_requirements t SET open_bets = t.open_bets - b.bets FROM (
      SELECT wagering_id, count(*)::integer AS bets FROM provider_transactions
      WHERE round_id = NEW.id AND id >= provider_rows_from(NEW.id) AND kind = 'bet' AND NOT late AND undone_by IS NULL
        AND wagering_id IS NOT NULL GROUP BY wagering_id) b
    WHERE t.id = b.wagering_id;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER written_once BEFORE INSERT OR UPDATE ON provider_transactions
FOR EACH ROW EXECUTE FUNCTION guard_provider_transaction();
CREATE OR REPLACE TRIGGER claim_names AFTER INSERT ON provider_transactions REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION claim_provider_names();
-- The trigger that claims ids fires only for inserts into the parent table.
CREATE OR REPLACE TRIGGER by_its_name BEFORE INSERT ON provider_transactions_0
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('rows are written to the table, not to a month of it');
CREATE OR REPLACE TRIGGER claimed_once BEFORE UPDATE ON provider_names
FOR EACH ROW EXECUTE FUNCTION guard_provider_name();
CREATE OR REPLACE TRIGGER forward_only BEFORE UPDATE ON provider_rounds
FOR EACH ROW EXECUTE FUNCTION guard_provider_round();
