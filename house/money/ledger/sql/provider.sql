-- Providers' transactions: bets, wins and rollbacks of either, each accepted once per id (providers.md). A bet goes from the
-- wallet to the house, or in full from the bonus account if the wallet balance is too low; a win returns to the account of its
-- bet. A round counts as one bet when it is closed; later transactions count separately. The wallet's lock orders all
-- transactions of one player. Refusals beside those of bets: KLX11 it was rolled back, KLX12 the transaction it refers to is
-- unknown, KLX13 its id was used with other data.

-- Where returns of a stake of bonus money go now: its wagering requirement, or null for the wallet. Its winnings became own
-- money when the requirement was met; when it was spent, nothing was left to take back.
CREATE OR REPLACE FUNCTION provider_wagering(p_wagering bigint) RETURNS wagering_requirements
LANGUAGE plpgsql STABLE AS $$
DECLARE
  t wagering_requirements;
BEGIN
  SELECT * INTO t FROM wagering_requirements WHERE id = p_wagering AND status NOT IN ('met', 'spent');
  RETURN t;
END $$;

-- The maximum amount that a transaction moves by a transfer of a kind; null for a kind that does not apply.
CREATE OR REPLACE FUNCTION provider_moved_of(p provider_transactions, p_kind text) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN CASE
  WHEN (p.wagering_id IS NULL) AND starts_with(p_kind, 'providerBonus') THEN NULL
  WHEN p.kind = 'bet' AND NOT p.free AND p_kind = CASE WHEN p.wagering_id IS NULL THEN 'providerBet' ELSE 'providerBonusBet' END
    THEN p.amount
  WHEN p.kind = 'win' AND p_kind IN ('providerWin', 'providerBonusWin') THEN p.amount
  WHEN p.kind = 'rollback' AND p_kind IN ('providerBetBack', 'providerBonusBetBack', 'providerWinBack', 'providerBonusWinBack')
    THEN p.amount
END;

-- The transaction with a provider's id. No row: unknown; a row of nulls: its rollback came, but not the transaction.
CREATE OR REPLACE FUNCTION provider_named(p_provider text, p_name text) RETURNS SETOF provider_transactions
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT id INTO v_id FROM provider_names WHERE provider = p_provider AND uuid = p_name;
  IF NOT FOUND THEN RETURN; END IF;
  RETURN QUERY SELECT t.* FROM (SELECT v_id AS id) n LEFT JOIN provider_transactions t ON t.id = n.id;
END $$;

-- The lower bound of the ids of a round's transactions: they are in its month, or in the previous one if the month switched in
-- between. Use it in queries to skip earlier months.
CREATE OR REPLACE FUNCTION provider_rows_from(p_round bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ledger_month_start(ledger_month_of(p_round) - 1);

-- Adds to a day's totals what is not the end of a round: a late win or rollback, or a round without a stake (p_bets 1).
CREATE OR REPLACE FUNCTION provider_count(r provider_rounds, p_at bigint, p_bets integer, p_staked bigint, p_returned bigint)
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_totals AS t (user_id, day, game, currency, bets, staked, returned)
    VALUES (r.user_id, market_day(r.currency, p_at), r.game, r.currency, p_bets, p_staked, p_returned)
    ON CONFLICT (user_id, day, game, currency) DO UPDATE SET
      bets = t.bets + excluded.bets, staked = t.staked + excluded.staked, returned = t.returned + excluded.returned;
END $$;

-- Bets of bonus money in the form of our own ended bets, to be counted for their wagering requirements. Their wins were paid
-- before.
CREATE OR REPLACE FUNCTION provider_bonus_bets(p_round bigint, p_transaction bigint, p_at bigint) RETURNS bets[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_bets bets[] := '{}';
  v_bet bets;
  t provider_transactions;
BEGIN
  FOR t IN SELECT * FROM provider_transactions WHERE round_id = p_round AND id >= provider_rows_from(p_round) AND kind = 'bet'
    AND undone_by IS NULL
    AND wagering_id IS NOT NULL AND CASE WHEN p_transaction IS NULL THEN NOT late ELSE id = p_transaction END ORDER BY id
  LOOP
    SELECT t.id, t.game, t.user_id, t.currency, t.amount, t.wagering_id, 'lost', 0, p_at
      INTO v_bet.id, v_bet.game, v_bet.user_id, v_bet.currency, v_bet.amount, v_bet.wagering_id, v_bet.status, v_bet.payout, v_bet.ended_at;
    v_bets := v_bets || v_bet;
  END LOOP;
  RETURN v_bets;
END $$;

-- Counts a round that was just closed as one bet, unless it was undone completely. The caller holds the wallet's lock.
CREATE OR REPLACE FUNCTION provider_end(r provider_rounds, p_operation bigint, p_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_bet bets;
  v_bonus bets[];
BEGIN
  IF r.staked = 0 AND r.returned = 0
    AND NOT EXISTS (SELECT FROM provider_transactions WHERE round_id = r.id AND id >= provider_rows_from(r.id)
      AND kind <> 'rollback' AND undone_by IS NULL)
  THEN
    RETURN;
  END IF;
  SELECT r.id, r.game, r.id, r.user_id, r.currency, r.staked, CASE WHEN r.returned > 0 THEN 'cashed' ELSE 'lost' END,
      CASE WHEN r.staked > 0 AND r.returned > 0 THEN least(div(r.returned::numeric * 10000, r.staked), 9223372036854775807) END,
      r.returned, r.opened_at, p_at
    INTO v_bet.id, v_bet.game, v_bet.round_id, v_bet.user_id, v_bet.currency, v_bet.amount, v_bet.status, v_bet.rate, v_bet.payout,
      v_bet.placed_at, v_bet.ended_at;
  IF r.staked > 0 THEN
    PERFORM ledger_count_bets(ARRAY[v_bet], p_at);
  ELSE
    PERFORM provider_count(r, p_at, 1, 0, r.returned);
  END IF;
  PERFORM ledger_keep_wins(ARRAY[v_bet], p_at);
  v_bonus := provider_bonus_bets(r.id, NULL, p_at);
  IF cardinality(v_bonus) > 0 THEN
    PERFORM ledger_turn_over(p_operation, p_at, v_bonus, NULL);
  END IF;
END $$;

-- Locks transaction ids until the end of the transaction, in a fixed order to avoid deadlocks: calls of two players with the
-- same id are handled one after the other. Wallets are locked before.
CREATE OR REPLACE FUNCTION provider_lock_names(p_providers text[], p_names text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('provider ' || provider || ':' || name, 0) AS key
    FROM unnest(p_providers, p_names) AS x (provider, name) WHERE name IS NOT NULL ORDER BY key) keys;
END $$;

-- Applies a bet, a win or a rollback, and closes its round if the provider says so. A rollback has no amount; p_reference is
-- what it undoes, or the bet of a win. Free bets and bets of zero move nothing. A win that waits for operators
-- (providerCaps.sql) has no transaction.
CREATE OR REPLACE FUNCTION provider_play(p_kind text, p_provider text, p_uuid text, p_user bigint, p_currency text, p_game text,
  p_type text, p_round text, p_reference text, p_amount bigint, p_free boolean, p_reward text, p_supplier text, p_closes boolean,
  OUT transaction_id bigint, OUT balance bigint, OUT bonus bigint, OUT sequence bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_wallet ledger_accounts;
  v_known provider_transactions;
  v_of provider_transactions;
  v_new provider_transactions;
  v_held provider_held_wins;
  -- Whether a rollback of it, or of the transaction it refers to, came first.
  v_undone boolean;
  v_of_undone boolean;
  r provider_rounds;
BEGIN
  v_wallet := ledger_lock_wallet(p_user, p_currency);
  PERFORM provider_lock_names(ARRAY[p_provider, p_provider], ARRAY[p_uuid, p_reference]);
  balance := v_wallet.balance + v_wallet.bonus;
  bonus := v_wallet.bonus;
  sequence := v_wallet.sequence;
  SELECT * INTO v_known FROM provider_named(p_provider, p_uuid);
  v_undone := FOUND AND v_known.id IS NULL;
  replayed := v_known.id IS NOT NULL;
  IF replayed THEN
    SELECT * INTO r FROM provider_rounds WHERE id = v_known.round_id;
    IF (v_known.kind, v_known.user_id, v_known.game, v_known.currency, v_known.reference, v_known.free)
        IS DISTINCT FROM (p_kind, p_user, p_game, p_currency, p_reference, p_free)
      OR (p_kind <> 'rollback' AND (v_known.amount, r.round) IS DISTINCT FROM (p_amount, p_round))
      OR v_known.reported_round <> p_round
    THEN
      RAISE EXCEPTION 'this transaction came before with other data' USING ERRCODE = 'KLX13';
    ELSIF v_known.undone_by IS NOT NULL THEN
      RAISE EXCEPTION 'this transaction was rolled back' USING ERRCODE = 'KLX11';
    END IF;
    transaction_id := v_known.id;
    RETURN;
  END IF;
  SELECT * INTO v_held FROM provider_held_wins WHERE provider = p_provider AND uuid = p_uuid;
  IF v_held.status <> 'approved' THEN
    IF ('win', v_held.user_id, v_held.game, v_held.currency, v_held.reference, v_held.amount, v_held.round)
      IS DISTINCT FROM (p_kind, p_user, p_game, p_currency, p_reference, p_amount, p_round)
    THEN
      RAISE EXCEPTION 'this transaction came before with other data' USING ERRCODE = 'KLX13';
    END IF;
    RETURN;
  END IF;
  IF p_uuid IS NULL OR length(p_uuid) NOT BETWEEN 1 AND 100 OR p_round IS NULL OR length(p_round) NOT BETWEEN 1 AND 100
    OR length(p_reference) NOT BETWEEN 1 AND 100 OR p_reference = p_uuid OR p_amount IS NULL OR p_amount < 0
  THEN
    RAISE EXCEPTION 'a transaction has a name, a round and an amount' USING ERRCODE = 'KL003';
  END IF;

  IF p_reference IS NOT NULL THEN
    SELECT * INTO v_of FROM provider_named(p_provider, p_reference);
    v_of_undone := FOUND AND v_of.id IS NULL;
  END IF;
  IF v_undone AND p_kind <> 'rollback' THEN
    RAISE EXCEPTION 'this was rolled back before it came' USING ERRCODE = 'KLX11';
  ELSIF p_kind = 'bet' AND p_reference IS NOT NULL THEN
    RAISE EXCEPTION 'a bet is of no other transaction' USING ERRCODE = 'KL003';
  ELSIF v_of.id IS NOT NULL AND (v_of.user_id <> p_user OR v_of.kind = 'rollback' OR (p_kind = 'win' AND v_of.kind <> 'bet')) THEN
    RAISE EXCEPTION 'no such transaction' USING ERRCODE = 'KLX12';
  ELSIF p_kind = 'rollback' AND v_of.undone_by IS NOT NULL THEN
    replayed := true;
    transaction_id := v_of.undone_by;
    RETURN;
  ELSIF p_kind = 'win' AND p_reference IS NOT NULL THEN
    IF v_of.undone_by IS NOT NULL OR v_of_undone THEN
      RAISE EXCEPTION 'its bet was rolled back' USING ERRCODE = 'KLX11';
    ELSIF v_of.id IS NULL THEN
      RAISE EXCEPTION 'its bet was never seen' USING ERRCODE = 'KLX12';
    END IF;
  END IF;

  -- Under the wallet's lock: of two concurrent ones only one is the last.
  IF p_kind = 'bet' AND p_reward IS NOT NULL AND
    (SELECT count(*) FROM provider_transactions WHERE reward = p_reward AND kind = 'bet' AND undone_by IS NULL)
    >= (SELECT spins FROM free_spin_prizes WHERE reward = p_reward AND user_id = p_user)
  THEN
    RAISE EXCEPTION 'no spin of the prize is left' USING ERRCODE = 'KL711';
  END IF;

  IF p_kind = 'win' AND p_amount > 0 AND v_held.id IS NULL THEN
    SELECT p_provider, p_uuid, p_user, p_currency, p_game, p_type, p_round, p_reference, p_amount, p_reward, p_supplier, p_closes
      INTO v_held.provider, v_held.uuid, v_held.user_id, v_held.currency, v_held.game, v_held.type, v_held.round, v_held.reference,
        v_held.amount, v_held.reward, v_held.supplier_id, v_held.closes;
    IF provider_hold(v_held) THEN RETURN; END IF;
  END IF;

  v_new.at := greatest(now_ms(), v_wallet.balance_changed_at);
  IF p_kind = 'rollback' THEN
    SELECT * INTO r FROM provider_rounds WHERE id = v_of.round_id;
  ELSE
    r := provider_round_of(p_provider, p_round, p_user, p_game, p_type, p_currency, v_new.at);
  END IF;
  -- Assigned after its round's id: a transaction has a higher id than its round.
  v_new.id := nextval('bets_id_seq');
  SELECT p_provider, p_uuid, p_kind, r.id, p_user, p_game, p_currency, p_reference, p_free, p_reward, p_supplier,
      coalesce(r.closed_at IS NOT NULL, false), CASE p_kind WHEN 'rollback' THEN v_of.amount ELSE p_amount END,
      CASE p_kind WHEN 'rollback' THEN p_round END
    INTO v_new.provider, v_new.uuid, v_new.kind, v_new.round_id, v_new.user_id, v_new.game, v_new.currency, v_new.reference, v_new.free,
      v_new.reward, v_new.supplier_id, v_new.late, v_new.amount, v_new.reported_round;
  v_new := provider_sources(v_new, v_of, v_wallet);
  IF p_kind = 'rollback' AND v_of.id IS NOT NULL THEN
    UPDATE provider_transactions SET undone_by = v_new.id WHERE id = v_of.id;
  END IF;
  sequence := provider_move(v_new, v_of, v_wallet);
  PERFORM provider_add(r.id, v_new, v_of, sequence, p_closes);
  transaction_id := v_new.id;
  SELECT w.balance + w.bonus, w.bonus, w.sequence INTO balance, bonus, sequence FROM ledger_accounts w WHERE w.id = v_wallet.id;
END $$;

-- The round with a provider's id, created if there is none. Refusal: KLX13 it has another game or currency.
CREATE OR REPLACE FUNCTION provider_round_of(p_provider text, p_round text, p_user bigint, p_game text, p_type text, p_currency text,
  p_at bigint) RETURNS provider_rounds
LANGUAGE plpgsql AS $$
DECLARE
  r provider_rounds;
BEGIN
  SELECT * INTO r FROM provider_rounds WHERE provider = p_provider AND user_id = p_user AND round = p_round;
  IF r.id IS NULL THEN
    INSERT INTO provider_rounds (id, provider, round, user_id, game, type, currency, opened_at, last_at)
      VALUES (nextval('bets_id_seq'), p_provider, p_round, p_user, p_game, p_type, p_currency, p_at, p_at) RETURNING * INTO r;
  ELSIF (r.game, r.currency) IS DISTINCT FROM (p_game, p_currency) THEN
    RAISE EXCEPTION 'that round is of another game' USING ERRCODE = 'KLX13';
  END IF;
  RETURN r;
END $$;

-- Determines the amount that a new transaction moves, and whether it is bonus money: for a rollback it may be less than the
-- original amount.
CREATE OR REPLACE FUNCTION provider_sources(t provider_transactions, p_of provider_transactions, p_wallet ledger_accounts)
RETURNS provider_transactions
LANGUAGE plpgsql AS $$
DECLARE
  v_bet bets;
  v_guard player_guards;
  v_wagering wagering_requirements;
BEGIN
  IF t.kind = 'bet' THEN
    IF NOT t.free AND t.amount > p_wallet.balance THEN
      IF t.amount > p_wallet.bonus THEN
        RAISE EXCEPTION 'neither the wallet nor the bonus account holds so much' USING ERRCODE = 'KL700';
      END IF;
      t.wagering_id := (SELECT wagering FROM ledger_bonus_source(t.user_id, t.currency, t.game));
    END IF;
    SELECT t.user_id, t.currency, CASE WHEN t.free THEN 0 ELSE t.amount END, t.wagering_id
      INTO v_bet.user_id, v_bet.currency, v_bet.amount, v_bet.wagering_id;
    SELECT * INTO v_guard FROM player_guards g WHERE g.user_id = t.user_id AND is_guarded(g);
    IF FOUND THEN PERFORM guard_play(v_guard, v_bet); END IF;
    RETURN t;
  END IF;
  IF t.kind = 'rollback' AND p_of.id IS NULL THEN
    t.amount := 0;
    RETURN t;
  END IF;
  -- A win that names no bet belongs to the last bet of its round.
  v_wagering := provider_wagering(CASE WHEN p_of.id IS NOT NULL THEN p_of.wagering_id
    ELSE (SELECT wagering_id FROM provider_transactions WHERE round_id = t.round_id AND id >= provider_rows_from(t.round_id)
      AND kind = 'bet' AND undone_by IS NULL ORDER BY id DESC LIMIT 1) END);
  t.wagering_id := v_wagering.id;
  IF t.kind = 'rollback' AND p_of.free THEN
    t.amount := 0;
  ELSIF t.kind = 'rollback' AND p_of.kind = 'win' AND t.wagering_id IS NOT NULL THEN
    -- Bonus money that no longer exists does not become a debt.
    t.amount := CASE v_wagering.status WHEN 'open' THEN least(t.amount, p_wallet.bonus) ELSE 0 END;
  END IF;
  RETURN t;
END $$;

-- Stores a transaction and moves its money. If the wallet balance is too low for the rollback of a win, the rest becomes a
-- debt, like a chargeback. Returns the operation.
CREATE OR REPLACE FUNCTION provider_move(t provider_transactions, p_of provider_transactions, p_wallet ledger_accounts)
RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_operation bigint := nextval('ledger_operations_id_seq');
  v_house bigint := ledger_own_account('house', t.currency);
  v_own bigint := CASE WHEN t.wagering_id IS NULL THEN p_wallet.id ELSE ledger_account(t.user_id, t.currency, 'bonus') END;
  v_undoes_win boolean := t.kind = 'rollback' AND p_of.kind = 'win';
  v_comes boolean := t.kind = 'win' OR (t.kind = 'rollback' AND NOT v_undoes_win);
  v_amount bigint := CASE WHEN t.free AND t.kind = 'bet' THEN 0
    WHEN v_undoes_win AND t.wagering_id IS NULL THEN least(t.amount, p_wallet.balance) ELSE t.amount END;
  v_owed bigint := CASE WHEN v_undoes_win AND t.wagering_id IS NULL THEN t.amount - v_amount ELSE 0 END;
  v_wagering wagering_requirements;
BEGIN
  INSERT INTO provider_transactions SELECT (t).*;
  IF v_amount = 0 AND v_owed = 0 THEN RETURN v_operation; END IF;
  IF v_amount > 0 THEN
    -- For a bet and a win of own money the row contains the wallet's balance after it (ledger_hold_bets).
    INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance,
        credit_balance, bet_id, at)
      VALUES (v_operation, 'provider' || CASE WHEN t.wagering_id IS NULL THEN '' ELSE 'Bonus' END
          || CASE t.kind WHEN 'bet' THEN 'Bet' WHEN 'win' THEN 'Win' ELSE CASE WHEN v_undoes_win THEN 'WinBack' ELSE 'BetBack' END END,
        t.user_id, CASE WHEN v_comes THEN v_house ELSE v_own END, CASE WHEN v_comes THEN v_own ELSE v_house END, t.currency,
        v_amount, CASE WHEN t.kind = 'bet' AND t.wagering_id IS NULL THEN p_wallet.balance - v_amount END,
        CASE WHEN t.kind = 'win' AND t.wagering_id IS NULL THEN p_wallet.balance + v_amount END, t.id, t.at);
  END IF;
  IF v_owed > 0 THEN
    PERFORM provider_owe(t, v_owed, v_operation);
  ELSIF v_comes AND t.wagering_id IS NULL THEN
    PERFORM ledger_collect_debt(t.user_id, t.currency, v_amount, v_operation, t.at);
  ELSIF v_comes THEN
    SELECT * INTO v_wagering FROM wagering_requirements WHERE id = t.wagering_id;
    IF v_wagering.status <> 'open' THEN
      PERFORM ledger_leave_bonus(v_operation, v_wagering, v_amount, t.at);
    END IF;
  END IF;
  RETURN v_operation;
END $$;

-- The debt from a win that was rolled back: the house advances it, and it is collected from later credits to the wallet.
CREATE OR REPLACE FUNCTION provider_owe(t provider_transactions, p_amount bigint, p_operation bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
BEGIN
  INSERT INTO chargebacks (transaction_id, user_id, currency, ref, payment, amount, reported_at)
    VALUES (t.id, t.user_id, t.currency, t.provider || ':' || t.uuid, t.reference, p_amount, t.at) RETURNING id INTO v_id;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (p_operation, 'providerDebt', t.user_id, ledger_own_account('receivable', t.currency), ledger_own_account('house', t.currency),
      t.currency, p_amount, v_id, t.at);
  UPDATE chargebacks SET applied_at = t.at WHERE id = v_id;
END $$;

-- Adds a transaction to its round, closes the round if the provider says so or nothing of it is left, and stores the operation
-- of the movement.
CREATE OR REPLACE FUNCTION provider_add(p_round bigint, t provider_transactions, p_of provider_transactions, p_operation bigint,
  p_closes boolean) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  r provider_rounds;
  v_staked bigint := CASE WHEN t.kind = 'bet' AND NOT t.free THEN t.amount WHEN p_of.kind = 'bet' AND t.kind = 'rollback' THEN -t.amount ELSE 0 END;
  v_returned bigint := CASE WHEN t.kind = 'win' THEN t.amount WHEN p_of.kind = 'win' THEN -t.amount ELSE 0 END;
  v_bonus bets[];
  v_closes boolean;
BEGIN
  v_closes := NOT t.late AND (p_closes OR (t.kind = 'rollback' AND NOT EXISTS (SELECT FROM provider_transactions
    WHERE round_id = p_round AND id >= provider_rows_from(p_round) AND kind <> 'rollback' AND undone_by IS NULL)));
  UPDATE provider_rounds SET staked = staked + v_staked, returned = returned + v_returned, last_at = t.at,
      closed_at = CASE WHEN v_closes THEN t.at ELSE closed_at END
    WHERE id = p_round RETURNING * INTO r;
  PERFORM provider_add_day(t, v_staked, v_returned);
  IF t.late AND (v_staked <> 0 OR v_returned <> 0) THEN
    PERFORM provider_count(r, t.at, 0, v_staked, v_returned);
    IF v_returned < 0 THEN
      DELETE FROM big_wins WHERE bet_id = r.id;
    END IF;
    v_bonus := CASE WHEN t.kind = 'bet' THEN provider_bonus_bets(r.id, t.id, t.at) END;
    IF cardinality(v_bonus) > 0 THEN
      PERFORM ledger_turn_over(p_operation, t.at, v_bonus, NULL);
    END IF;
  ELSIF v_closes AND r.id IS NOT NULL THEN
    PERFORM provider_end(r, p_operation, t.at);
  END IF;
  INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
    SELECT p_operation, 'play:' || t.user_id, t.provider || ':' || t.uuid, t.user_id, ledger_month_of(t.id), '', t.id,
      CASE WHEN w.sequence = p_operation THEN w.balance + w.bonus END, t.at
    FROM ledger_accounts w WHERE w.user_id = t.user_id AND w.currency = t.currency AND w.kind = 'wallet'
      AND (w.sequence = p_operation OR (t.kind = 'rollback' AND p_of.kind = 'win' AND t.amount > 0));
END $$;

-- Closes a round that its provider reports as over, or that was inactive for long. Returns false if it was closed before.
CREATE OR REPLACE FUNCTION provider_close_round(p_round bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  r provider_rounds;
  v_wallet ledger_accounts;
  v_operation bigint := nextval('ledger_operations_id_seq');
  v_at bigint;
BEGIN
  SELECT * INTO r FROM provider_rounds WHERE id = p_round;
  IF r.id IS NULL THEN RETURN false; END IF;
  v_wallet := ledger_lock_wallet(r.user_id, r.currency);
  SELECT * INTO r FROM provider_rounds WHERE id = p_round;
  IF r.closed_at IS NOT NULL THEN RETURN false; END IF;
  v_at := greatest(now_ms(), v_wallet.balance_changed_at);
  UPDATE provider_rounds SET closed_at = v_at WHERE id = p_round RETURNING * INTO r;
  PERFORM provider_end(r, v_operation, v_at);
  INSERT INTO ledger_operations (id, scope, key, user_id, month, fingerprint, bet_id, balance, at) OVERRIDING SYSTEM VALUE
    SELECT v_operation, 'play:' || r.user_id, 'close:' || r.id, r.user_id, ledger_month_of(r.id), '', r.id, w.balance + w.bonus, v_at
    FROM ledger_accounts w WHERE w.id = v_wallet.id AND w.sequence = v_operation;
  RETURN true;
END $$;

-- Rounds that were closed with bets or wins left, as of their close: later transactions count separately.
CREATE OR REPLACE VIEW provider_ends AS
SELECT r.id, r.user_id, r.game, r.currency, r.closed_at, r.opened_at, sum(s.staked)::bigint AS staked, sum(s.returned)::bigint AS returned
FROM provider_rounds r JOIN provider_transactions t ON t.round_id = r.id AND NOT t.late
LEFT JOIN provider_names n ON n.provider = t.provider AND n.uuid = t.reference AND t.kind = 'rollback'
LEFT JOIN provider_transactions u ON u.id = n.id
LEFT JOIN provider_transactions b ON b.id = t.undone_by AND NOT b.late
CROSS JOIN LATERAL (SELECT
  CASE WHEN t.kind = 'bet' AND NOT t.free THEN t.amount WHEN u.kind = 'bet' THEN -t.amount ELSE 0 END AS staked,
  CASE WHEN t.kind = 'win' THEN t.amount WHEN u.kind = 'win' THEN -t.amount ELSE 0 END AS returned) s
WHERE r.closed_at IS NOT NULL
GROUP BY r.id HAVING bool_or(t.kind <> 'rollback' AND b.id IS NULL);

-- Every bet of bonus money, in our own and providers' games, with the time of its end.
CREATE OR REPLACE VIEW wagering_bets AS
SELECT id AS bet_id, wagering_id, game, round_id, user_id, currency, amount, status::text, ended_at FROM bets WHERE wagering_id IS NOT NULL
UNION ALL
SELECT t.id, t.wagering_id, t.game, t.round_id, t.user_id, t.currency, t.amount,
  CASE WHEN u.id IS NOT NULL AND NOT u.late THEN 'returned' WHEN t.late OR r.closed_at IS NOT NULL THEN 'lost' ELSE 'placed' END,
  CASE WHEN t.late THEN t.at ELSE r.closed_at END
FROM provider_transactions t JOIN provider_rounds r ON r.id = t.round_id
LEFT JOIN provider_transactions u ON u.id = t.undone_by
WHERE t.kind = 'bet' AND t.wagering_id IS NOT NULL;
