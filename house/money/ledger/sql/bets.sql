-- Placing bets: one call, one transaction. A stake is taken from the wallet if it suffices, else in full from the bonus
-- account. The returned balance is the total, `bonus` is the bonus account's part of it. Locks are taken in one order
-- everywhere: the round, wallets by id, other accounts of a player, orders, bets, day totals, the round's exposure.

-- Whether a bet is its player's second one on the round, on the second slip. This is recorded before the bet.
CREATE OR REPLACE FUNCTION is_second_bet(p_bet bigint) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (SELECT FROM second_bets WHERE bet_id = p_bet);

-- Under the wallet's lock: of two concurrent bets, the second one sees the first.
CREATE OR REPLACE FUNCTION guard_new_bet() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_guard player_guards;
  v_bets_after bigint;
BEGIN
  IF NEW.amount <= 0 THEN
    RAISE EXCEPTION 'a bet stakes an amount above zero' USING ERRCODE = 'KL702';
  ELSIF NEW.status <> 'placed' OR NEW.payout <> 0 OR NEW.rate IS NOT NULL OR NEW.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'a bet begins as placed' USING ERRCODE = 'KLX00';
  ELSIF NEW.pool IS NOT NULL AND (NEW.auto_rate IS NOT NULL OR NEW.effective_rate IS NOT NULL) THEN
    RAISE EXCEPTION 'a bet on a pool is paid as the pool is' USING ERRCODE = 'KLX00';
  END IF;
  IF NEW.pool IS NULL THEN
    SELECT bets_after INTO v_bets_after FROM rounds WHERE game = NEW.game AND id = NEW.round_id;
    PERFORM FROM bets WHERE game = NEW.game AND round_id = NEW.round_id AND user_id = NEW.user_id
      AND status = 'placed' AND pool IS NULL
      AND id > coalesce(v_bets_after, 0) AND is_second_bet(id) = is_second_bet(NEW.id);
    IF FOUND THEN
      RAISE EXCEPTION 'an open bet stands on that round' USING ERRCODE = 'KL746';
    END IF;
  END IF;
  SELECT * INTO v_guard FROM player_guards g WHERE g.user_id = NEW.user_id AND is_guarded(g);
  IF FOUND THEN
    PERFORM guard_play(v_guard, NEW);
  END IF;
  IF NEW.wagering_id IS NOT NULL THEN
    UPDATE wagering_requirements SET open_bets = open_bets + 1
      WHERE id = NEW.wagering_id AND user_id = NEW.user_id AND currency = NEW.currency AND status = 'open';
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no wagering % is open', NEW.wagering_id USING ERRCODE = 'KLX00';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION leave_wagering() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wagering_requirements SET open_bets = open_bets - 1 WHERE id = OLD.wagering_id;
  RETURN NEW;
END $$;

-- The request hashes of requests with a key.
CREATE OR REPLACE FUNCTION bet_print(p_game text, p_round bigint, p_currency text, p_amount bigint, p_auto_rate bigint)
RETURNS text LANGUAGE sql STABLE
RETURN format('bet|%s|%s|%s|%s|%s', p_game, p_round, p_currency, p_amount, p_auto_rate);

CREATE OR REPLACE FUNCTION pool_bet_print(p_game text, p_round bigint, p_pool text, p_currency text, p_amount bigint)
RETURNS text LANGUAGE sql STABLE
RETURN format('pool|%s|%s|%s|%s|%s', p_game, p_round, p_pool, p_currency, p_amount);

-- Places a player's bet on a round. Without a pool there is one bet per round, and one more on the second slip (p_second);
-- p_effective_rate is the rate of automatic payment. With a pool there may be several, up to a maximum number and a maximum
-- amount per pool, counted under the wallet's lock: two concurrent ones cannot use the same capacity. A repeated key gets the
-- first reply: the bet as placed, whatever happened to it since.
CREATE OR REPLACE FUNCTION ledger_place_one(p_key text, p_user bigint, p_game text, p_round bigint, p_currency text,
  p_amount bigint, p_pool text, p_auto_rate bigint, p_effective_rate bigint, p_second boolean, p_most_staked bigint,
  p_most_bets bigint, OUT bet_id bigint, OUT effective_rate bigint, OUT wagering_id bigint, OUT placed_at bigint,
  OUT balance bigint, OUT bonus bigint, OUT sequence bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  -- The effective rate and the maximums are computed by the house and are not part of the request.
  v_fingerprint text := CASE WHEN p_pool IS NULL
    THEN bet_print(p_game, p_round, p_currency, p_amount, p_auto_rate) || CASE WHEN p_second THEN '|second' ELSE '' END
    ELSE pool_bet_print(p_game, p_round, p_pool, p_currency, p_amount) END;
  v_scope text := 'user:' || p_user;
  v_source bigint;
  v_balance bigint;
  v_changed_at bigint;
  v_escrow bigint;
  v_state round_state;
  v_bets_after bigint;
  v_known ledger_operations;
  v_month integer;
  v_staked numeric;
  v_bets bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(round_lock_key(p_game, p_round));
  SELECT w.id, w.balance, w.bonus, w.balance_changed_at, e.id, (SELECT state FROM rounds WHERE game = p_game AND id = p_round)
    INTO v_source, v_balance, bonus, v_changed_at, v_escrow, v_state
    FROM ledger_accounts w JOIN ledger_accounts e
      ON e.user_id = w.user_id AND e.currency = w.currency AND e.kind = 'escrow'
    WHERE w.user_id = p_user AND w.currency = p_currency AND w.kind = 'wallet' FOR NO KEY UPDATE OF w;
  -- Written first, which shows whether the key is new; a refusal below rolls it back.
  bet_id := nextval('bets_id_seq');
  placed_at := greatest(now_ms(), v_changed_at);
  balance := v_balance + bonus - p_amount;
  effective_rate := p_effective_rate;
  v_month := ledger_month_of(bet_id);
  IF NOT ledger_known_earlier(v_scope, p_key, v_month) THEN
    INSERT INTO ledger_operations (scope, key, user_id, month, fingerprint, bet_id, balance, at)
      VALUES (v_scope, p_key, p_user, v_month, v_fingerprint, ledger_place_one.bet_id, ledger_place_one.balance,
        ledger_place_one.placed_at)
      ON CONFLICT DO NOTHING RETURNING id INTO sequence;
  END IF;
  replayed := sequence IS NULL;
  IF replayed THEN
    v_known := ledger_known(v_scope, p_key, v_fingerprint, v_month);
    SELECT id, b.effective_rate, b.wagering_id, b.placed_at, v_known.balance, v_known.id
      INTO bet_id, effective_rate, wagering_id, placed_at, balance, sequence FROM bets b WHERE id = v_known.bet_id;
    RETURN;
  END IF;

  IF length(p_key) NOT BETWEEN 1 AND 100 THEN
    RAISE EXCEPTION 'a key has 1 to 100 characters' USING ERRCODE = 'KL003';
  ELSIF v_source IS NULL OR v_state IS NULL THEN
    RAISE EXCEPTION 'no such round or wallet' USING ERRCODE = 'KL704';
  ELSIF v_state = 'closed' AND p_pool IS NOT NULL THEN
    RAISE EXCEPTION 'the round takes no more bets' USING ERRCODE = 'KL712';
  ELSIF v_state > 'open' THEN
    RAISE EXCEPTION 'the round takes no more bets' USING ERRCODE = 'KL716';
  END IF;
  IF p_pool IS NOT NULL THEN
    SELECT bets_after INTO v_bets_after FROM rounds WHERE game = p_game AND id = p_round;
    SELECT coalesce(sum(amount) FILTER (WHERE pool = p_pool), 0), count(*) INTO v_staked, v_bets
      FROM bets WHERE game = p_game AND round_id = p_round AND user_id = p_user AND status = 'placed'
        AND id > v_bets_after;
    IF v_staked + p_amount > p_most_staked OR v_bets >= p_most_bets THEN
      RAISE EXCEPTION 'more than a player may have on a pool' USING ERRCODE = 'KL711';
    END IF;
  END IF;
  IF greatest(v_balance, bonus) < p_amount THEN
    RAISE EXCEPTION 'neither the wallet nor the bonus account holds so much' USING ERRCODE = 'KL700';
  ELSIF v_balance < p_amount THEN
    SELECT account, wagering INTO v_source, wagering_id FROM ledger_bonus_source(p_user, p_currency, p_game);
    bonus := bonus - p_amount;
  END IF;
  IF p_second THEN
    INSERT INTO second_bets (bet_id) VALUES (ledger_place_one.bet_id);
  END IF;
  INSERT INTO bets (id, game, round_id, user_id, currency, amount, pool, auto_rate, effective_rate, wagering_id, placed_at)
    OVERRIDING SYSTEM VALUE VALUES (ledger_place_one.bet_id, p_game, p_round, p_user, p_currency, p_amount, p_pool,
      p_auto_rate, p_effective_rate, ledger_place_one.wagering_id, ledger_place_one.placed_at);
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance,
      bet_id, at)
    VALUES (ledger_place_one.sequence, CASE WHEN v_balance < p_amount THEN 'bonusStake' ELSE 'stake' END, p_user, v_source,
      v_escrow, p_currency, p_amount, v_balance - p_amount, ledger_place_one.bet_id, ledger_place_one.placed_at);
  PERFORM ledger_expose(p_game, p_round, p_currency, p_pool, bet_profit(p_amount, CASE WHEN p_pool IS NULL
    THEN p_effective_rate ELSE (SELECT rate FROM pool_rates WHERE game = p_game AND pool = p_pool) END));
END $$;

CREATE OR REPLACE FUNCTION ledger_place_pool_bet(p_key text, p_user bigint, p_game text, p_round bigint, p_pool text,
  p_currency text, p_amount bigint, p_most_staked bigint, p_most_bets bigint,
  OUT bet_id bigint, OUT wagering_id bigint, OUT placed_at bigint, OUT balance bigint, OUT bonus bigint,
  OUT sequence bigint, OUT replayed boolean)
LANGUAGE sql AS $$
  SELECT bet_id, wagering_id, placed_at, balance, bonus, sequence, replayed
    FROM ledger_place_one(p_key, p_user, p_game, p_round, p_currency, p_amount, p_pool, NULL, NULL, false,
      p_most_staked, p_most_bets);
$$;

CREATE OR REPLACE TRIGGER placed_first BEFORE INSERT ON bets FOR EACH ROW EXECUTE FUNCTION guard_new_bet();
-- The condition is inline, not in a function: settling a round evaluates it for every bet, and a call would take a tenth of the
-- cost of ending one.
CREATE OR REPLACE TRIGGER ended_once BEFORE UPDATE ON bets FOR EACH ROW
WHEN (OLD.status <> 'placed' OR NEW.status = 'placed' OR NEW.ended_at IS NULL
  OR NEW.payout < 0 OR (NEW.status <> 'cashed' AND (NEW.payout <> 0 OR NEW.rate IS NOT NULL))
  OR (OLD.id, OLD.game, OLD.round_id, OLD.user_id, OLD.currency, OLD.amount, OLD.pool, OLD.auto_rate,
      OLD.effective_rate, OLD.wagering_id, OLD.placed_at) IS DISTINCT FROM
     (NEW.id, NEW.game, NEW.round_id, NEW.user_id, NEW.currency, NEW.amount, NEW.pool, NEW.auto_rate,
      NEW.effective_rate, NEW.wagering_id, NEW.placed_at))
EXECUTE FUNCTION refuse_change('a bet only ends, once');
CREATE OR REPLACE TRIGGER ended_wagering BEFORE UPDATE ON bets FOR EACH ROW WHEN (OLD.wagering_id IS NOT NULL)
EXECUTE FUNCTION leave_wagering();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON bets
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('bets stay');
CREATE OR REPLACE TRIGGER guarded BEFORE DELETE OR TRUNCATE ON bets_0
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('bets stay');
