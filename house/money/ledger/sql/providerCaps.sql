-- Caps on what providers can win from the house: they limit the payouts of a leaked key until somebody looks. A win that would
-- exceed one is stored instead of paid, until two operators pay or refuse it; one that would exceed the daily cap also stops
-- the provider's bets.

-- Whether a provider's win must wait because it would exceed a cap. Concurrent wins do not see each other, so the daily cap may
-- be exceeded by as many wins as the ledger has connections.
CREATE OR REPLACE FUNCTION provider_hold(w provider_held_wins) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_most_round bigint;
  v_most_day bigint;
BEGIN
  SELECT coalesce(c.most_round, m.provider_most_round), coalesce(c.most_day, m.provider_most_day) INTO v_most_round, v_most_day
    FROM markets m LEFT JOIN provider_caps c ON c.provider = w.provider WHERE m.currency = w.currency;
  w.held_at := now_ms();
  w.cause := CASE
    WHEN w.amount + coalesce((SELECT returned FROM provider_rounds
      WHERE provider = w.provider AND user_id = w.user_id AND round = w.round), 0) > v_most_round THEN 'round'
    WHEN w.amount + coalesce((SELECT sum(returned - staked) FROM provider_days
      WHERE provider = w.provider AND currency = w.currency AND day = market_day(w.currency, w.held_at)), 0) > v_most_day THEN 'day'
    END;
  IF w.cause IS NULL THEN RETURN false; END IF;
  INSERT INTO provider_held_wins
      (provider, uuid, user_id, currency, game, type, round, reference, amount, reward, supplier_id, closes, cause, held_at)
    VALUES (w.provider, w.uuid, w.user_id, w.currency, w.game, w.type, w.round, w.reference, w.amount, w.reward, w.supplier_id,
      w.closes, w.cause, w.held_at);
  -- Of concurrent transactions that would stop it one does, and none waits: each may stop others too.
  IF w.cause = 'day' AND pg_try_advisory_xact_lock(hashtext('stop of a provider'), hashtext(w.provider)) THEN
    INSERT INTO provider_caps (provider, stopped_at) VALUES (w.provider, w.held_at)
      ON CONFLICT (provider) DO UPDATE SET stopped_at = coalesce(provider_caps.stopped_at, excluded.stopped_at);
  END IF;
  RETURN true;
END $$;

-- The shard of providers' days that this transaction writes: one that no other transaction uses, so nobody waits for its rows.
-- Only with more concurrent transactions than shards does one wait, which holds no shard yet: so no deadlock can occur.
CREATE OR REPLACE FUNCTION provider_shard() RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_own integer := pg_backend_pid() % 64;
  v_class integer := hashtext('shard of provider_days');
BEGIN
  FOR i IN 0..63 LOOP
    IF pg_try_advisory_xact_lock(v_class, (v_own + i) % 64) THEN RETURN (v_own + i) % 64; END IF;
  END LOOP;
  PERFORM pg_advisory_xact_lock(v_class, v_own);
  RETURN v_own;
END $$;

-- Adds a transaction's stakes and returns to its provider's day.
CREATE OR REPLACE FUNCTION provider_add_day(t provider_transactions, p_staked bigint, p_returned bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF p_staked = 0 AND p_returned = 0 THEN RETURN; END IF;
  INSERT INTO provider_days AS d (provider, currency, day, shard, staked, returned)
    VALUES (t.provider, t.currency, market_day(t.currency, t.at), provider_shard(), p_staked, p_returned)
    ON CONFLICT (provider, currency, day, shard) DO UPDATE SET
      staked = d.staked + excluded.staked, returned = d.returned + excluded.returned;
END $$;

-- A win above a cap can be paid by two operators, or refused. Nothing else of it can change.
CREATE OR REPLACE FUNCTION guard_held_win() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(OLD) - '{status,decided_by,decided_at,reason}'::text[]
      IS DISTINCT FROM to_jsonb(NEW) - '{status,decided_by,decided_at,reason}'::text[]
    OR NOT (OLD.status = 'waiting' OR (OLD.status = 'approved' AND NEW.status = 'paid'))
    OR (NEW.status IN ('approved', 'paid') AND NOT EXISTS (SELECT FROM proposals WHERE kind = 'held_win' AND subject = NEW.id
      AND status = 'done' AND second AND (user_id, currency, amount) = (NEW.user_id, NEW.currency, NEW.amount)))
  THEN
    RAISE EXCEPTION 'a held win is paid by two operators, or refused' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER decided_once BEFORE UPDATE ON provider_held_wins
FOR EACH ROW EXECUTE FUNCTION guard_held_win();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON provider_held_wins
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('held wins stay');

-- Locks a pending win above a cap, after its player's wallet. Refusal: 704 there is none.
CREATE OR REPLACE FUNCTION held_win_lock(p_win bigint) RETURNS provider_held_wins
LANGUAGE plpgsql AS $$
DECLARE
  w provider_held_wins;
BEGIN
  SELECT * INTO w FROM provider_held_wins WHERE id = p_win;
  IF w.id IS NOT NULL THEN PERFORM ledger_lock_wallet(w.user_id, w.currency); END IF;
  SELECT * INTO w FROM provider_held_wins WHERE id = p_win AND status = 'waiting' FOR NO KEY UPDATE;
  IF w.id IS NULL THEN
    RAISE EXCEPTION 'no such win waits' USING ERRCODE = 'KL704';
  END IF;
  RETURN w;
END $$;

-- Pending wins, oldest first.
CREATE OR REPLACE VIEW open_held_wins AS
SELECT w.id, w.cause, w.provider, w.game, w.uuid, w.round, w.user_id, u.name, w.amount, w.currency,
  to_timestamp(w.held_at / 1000.0) AS held_at
FROM provider_held_wins w JOIN users u ON u.id = w.user_id WHERE w.status = 'waiting' ORDER BY w.held_at, w.id;
