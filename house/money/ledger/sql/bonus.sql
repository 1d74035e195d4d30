-- Bonus money: a separate account beside the wallet, and the wagering requirement that converts it to own money. Every bet
-- references the requirement that it was staked for, so its returns follow that requirement's current state. The wallet's lock
-- orders all changes, and the wallet's row holds the bonus account's balance: players without bonus money need no further
-- lookup.

-- The maximum of one stake that counts: 50 U.
CREATE OR REPLACE FUNCTION wagering_max(p_currency text) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN 50 * (SELECT unit FROM markets WHERE currency = p_currency);
END $$;

-- The percentage of a stake that counts, by game: as set in wagering_games, for providers' games by their kind; for our own
-- games in full if a round belongs to one player, and half if many play it.
CREATE OR REPLACE FUNCTION wagering_percent(p_game text) RETURNS int
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT percent FROM wagering_games WHERE game = p_game),
    (SELECT CASE WHEN solo THEN 100 WHEN in_house THEN 50 WHEN type IN ('slot', 'fish', 'instant', 'egames') THEN 100
      WHEN type IN ('live', 'table') THEN 20 WHEN type = 'lottery' THEN 0 END FROM games WHERE id = p_game), 50);
END $$;

-- How much a stake of bonus money adds to the wagering progress, at the given percentage.
CREATE OR REPLACE FUNCTION wagering_of(p_currency text, p_amount bigint, p_percent int) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN div(least(p_amount, wagering_max(p_currency))::numeric * p_percent, 100)::bigint;
END $$;

-- A wagering requirement starts empty; only awards add to the required amount, only stakes to the progress, only bets to the
-- number of open bets. It ends once: met at full progress, spent if no bet is open, expired no earlier than a day after its
-- player was reminded.
CREATE OR REPLACE FUNCTION guard_wagering() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'open' OR NEW.required <> 0 OR NEW.counted <> 0 OR NEW.open_bets <> 0 OR NEW.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'a wagering opens empty' USING ERRCODE = 'KLX00';
    END IF;
    RETURN NEW;
  END IF;
  IF (OLD.id, OLD.user_id, OLD.currency, OLD.opened_at) IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.currency, NEW.opened_at)
    OR (pg_trigger_depth() < 2 AND (OLD.required, OLD.counted, OLD.open_bets, OLD.expires_at) IS DISTINCT FROM
      (NEW.required, NEW.counted, NEW.open_bets, NEW.expires_at))
    OR (NEW.reminded_at IS DISTINCT FROM OLD.reminded_at AND NEW.reminded_at < now_ms() - 60000)
    OR NEW.required < OLD.required OR NEW.counted < OLD.counted OR NEW.open_bets < 0
    OR (OLD.status <> 'open' AND (OLD.status, OLD.required, OLD.counted, OLD.ended_at) IS DISTINCT FROM
      (NEW.status, NEW.required, NEW.counted, NEW.ended_at))
    OR (NEW.status <> 'open') <> (NEW.ended_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a wagering only goes forward' USING ERRCODE = 'KLX00';
  ELSIF NEW.status <> OLD.status AND NOT (CASE NEW.status
      WHEN 'met' THEN NEW.counted >= NEW.required
      WHEN 'spent' THEN NEW.open_bets = 0
      WHEN 'expired' THEN greatest(NEW.expires_at, NEW.reminded_at + 86400000) <= now_ms() AND NEW.expires_at IS NOT NULL
        AND NEW.reminded_at IS NOT NULL
      ELSE NEW.status = 'givenUp' END)
  THEN
    RAISE EXCEPTION 'wagering % is not %', NEW.id, NEW.status USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- An award adds to the required amount. The requirement ends with the award that lasts longest; no date means no expiry.
CREATE OR REPLACE FUNCTION add_award() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount <= 0 OR NEW.required <= 0 THEN
    RAISE EXCEPTION 'an award with wagering gives something and asks for something' USING ERRCODE = 'KL003';
  END IF;
  UPDATE wagering_requirements SET required = required + NEW.required, reminded_at = NULL,
      expires_at = CASE WHEN required = 0 THEN NEW.expires_at
        WHEN expires_at IS NOT NULL AND NEW.expires_at IS NOT NULL THEN greatest(expires_at, NEW.expires_at) END
    WHERE id = NEW.wagering_id AND status = 'open';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no wagering % is open', NEW.wagering_id USING ERRCODE = 'KLX00';
  END IF;
  RETURN NULL;
END $$;

-- A stake counts once, when its bet has ended, for the requirement that it was staked for.
CREATE OR REPLACE FUNCTION count_stake() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bets b WHERE b.id = NEW.bet_id AND b.wagering_id = NEW.wagering_id AND b.status IN ('cashed', 'lost')
    AND NEW.percent BETWEEN 0 AND 100 AND NEW.counted = wagering_of(b.currency, b.amount, NEW.percent);
  IF NOT FOUND THEN
    PERFORM FROM provider_transactions p JOIN provider_rounds r ON r.id = p.round_id
      WHERE p.id = NEW.bet_id AND p.wagering_id = NEW.wagering_id AND p.kind = 'bet' AND p.undone_by IS NULL
        AND r.closed_at IS NOT NULL AND NEW.percent BETWEEN 0 AND 100 AND NEW.counted = wagering_of(p.currency, p.amount, NEW.percent);
  END IF;
  IF FOUND THEN
    UPDATE wagering_requirements SET counted = counted + NEW.counted WHERE id = NEW.wagering_id AND status = 'open';
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % of bet % counts for wagering %', NEW.counted, NEW.bet_id, NEW.wagering_id USING ERRCODE = 'KLX00';
  END IF;
  RETURN NULL;
END $$;

-- Adds an award to the player's wagering requirement; the first award opens one. The caller holds the wallet's lock.
CREATE OR REPLACE FUNCTION ledger_add_wagering(p_operation bigint, p_user bigint, p_currency text, p_amount bigint,
  p_multiple int, p_expires_at bigint, p_at bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT id INTO v_id FROM wagering_requirements WHERE user_id = p_user AND currency = p_currency AND status = 'open';
  IF v_id IS NULL THEN
    INSERT INTO wagering_requirements (user_id, currency, opened_at) VALUES (p_user, p_currency, p_at) RETURNING id INTO v_id;
  END IF;
  INSERT INTO wagering_awards (operation_id, wagering_id, amount, required, expires_at)
    VALUES (p_operation, v_id, p_amount, p_amount * p_multiple, p_expires_at);
END $$;

-- Pays an open award once: without wagering (p_multiple 0) to the wallet, where debts are paid first, otherwise to the bonus
-- account. The journal checks the award's player and amount.
CREATE OR REPLACE FUNCTION ledger_award(p_award bigint, p_user bigint, p_currency text, p_amount bigint, p_multiple int,
  p_expires_at bigint, OUT balance bigint, OUT sequence bigint, OUT replayed boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_fingerprint text := format('award|%s|%s|%s', p_currency, p_amount, p_multiple);
  v_scope text := 'promo:' || p_user;
  v_key text := 'award:' || p_award;
  v_wallet ledger_accounts := ledger_lock_wallet(p_user, p_currency);
  v_known ledger_operations;
  v_at bigint := greatest(now_ms(), v_wallet.balance_changed_at);
  v_debt bigint := CASE p_multiple WHEN 0 THEN ledger_debt(p_user, p_currency) ELSE 0 END;
BEGIN
  IF p_multiple IS NULL OR p_multiple NOT BETWEEN 0 AND 10 OR (p_multiple > 0 AND p_expires_at <= v_at) THEN
    RAISE EXCEPTION 'an award is to be staked ten times at most, before it expires' USING ERRCODE = 'KL003';
  END IF;
  v_known := ledger_known(v_scope, v_key, v_fingerprint);
  replayed := v_known.id IS NOT NULL;
  IF replayed THEN
    balance := v_known.balance;
    sequence := v_known.id;
    RETURN;
  END IF;

  balance := v_wallet.balance + v_wallet.bonus + p_amount - least(p_amount, v_debt);
  INSERT INTO ledger_operations (scope, key, user_id, fingerprint, balance, at)
    VALUES (v_scope, v_key, p_user, v_fingerprint, ledger_award.balance, v_at) RETURNING id INTO sequence;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (ledger_award.sequence, CASE p_multiple WHEN 0 THEN 'prize' ELSE 'award' END, p_user,
      ledger_own_account('promotions', p_currency),
      CASE p_multiple WHEN 0 THEN v_wallet.id ELSE ledger_account(p_user, p_currency, 'bonus') END, p_currency, p_amount, p_award, v_at);
  IF p_multiple > 0 THEN
    PERFORM ledger_add_wagering(ledger_award.sequence, p_user, p_currency, p_amount, p_multiple, p_expires_at, v_at);
  ELSIF v_debt > 0 THEN
    PERFORM ledger_collect_debt(p_user, p_currency, p_amount, ledger_award.sequence, v_at);
  END IF;
END $$;

-- The account for a stake of bonus money on a game, and the wagering requirement that it counts for. The caller holds the
-- wallet's lock.
CREATE OR REPLACE FUNCTION ledger_bonus_source(p_user bigint, p_currency text, p_game text, OUT account bigint,
  OUT wagering bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF EXISTS (SELECT FROM wagering_games WHERE game = p_game AND NOT bonus_money) THEN
    RAISE EXCEPTION 'no bonus money is staked on this game' USING ERRCODE = 'KL701';
  END IF;
  account := ledger_account(p_user, p_currency, 'bonus');
  SELECT id INTO wagering FROM wagering_requirements WHERE user_id = p_user AND currency = p_currency AND status = 'open';
END $$;

-- Moves money out of the bonus account because its requirement ended: to the wallet if it was met, where debts are paid first,
-- otherwise back to promotions.
CREATE OR REPLACE FUNCTION ledger_leave_bonus(p_operation bigint, p_wagering wagering_requirements, p_amount bigint, p_at bigint)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_met boolean := p_wagering.status = 'met';
BEGIN
  IF p_amount = 0 THEN RETURN; END IF;
  INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (p_operation, CASE p_wagering.status WHEN 'met' THEN 'bonusWon' WHEN 'expired' THEN 'bonusExpired'
        ELSE 'bonusGivenUp' END, p_wagering.user_id,
      ledger_account(p_wagering.user_id, p_wagering.currency, 'bonus'),
      CASE WHEN v_met THEN ledger_account(p_wagering.user_id, p_wagering.currency, 'wallet')
        ELSE ledger_own_account('promotions', p_wagering.currency) END,
      p_wagering.currency, p_amount, p_wagering.id, p_at);
  IF v_met THEN
    PERFORM ledger_collect_debt(p_wagering.user_id, p_wagering.currency, p_amount, p_operation, p_at);
  END IF;
END $$;

-- Ends a wagering requirement, and moves the whole balance of the bonus account. The caller holds the wallet's lock.
CREATE OR REPLACE FUNCTION ledger_end_wagering(p_operation bigint, p_wagering bigint, p_status text, p_at bigint)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_wagering wagering_requirements;
BEGIN
  UPDATE wagering_requirements SET status = p_status, ended_at = p_at WHERE id = p_wagering RETURNING * INTO v_wagering;
  PERFORM ledger_leave_bonus(p_operation, v_wagering, (SELECT bonus FROM ledger_accounts
    WHERE id = ledger_account(v_wagering.user_id, v_wagering.currency, 'wallet')), p_at);
END $$;

-- Called after bets have ended and been paid: counts those staked with bonus money, ends requirements that are met or spent,
-- and moves on the returns of bets whose requirement had ended before. p_opposite: players whose bets on the round are opposite
-- and count nothing. The caller holds the locks of the wallets.
CREATE OR REPLACE FUNCTION ledger_turn_over(p_operation bigint, p_at bigint, p_bets bets[], p_opposite bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_staked record;
  v_wagering wagering_requirements;
  v_left bigint;
BEGIN
  INSERT INTO wagering_stakes (bet_id, wagering_id, percent, counted)
  SELECT b.id, b.wagering_id, p.percent, wagering_of(b.currency, b.amount, p.percent)
  FROM unnest(p_bets) b JOIN wagering_requirements t ON t.id = b.wagering_id AND t.status = 'open'
  CROSS JOIN LATERAL (SELECT CASE WHEN b.user_id = ANY (p_opposite) THEN 0 ELSE wagering_percent(b.game) END) AS p (percent)
  WHERE b.status IN ('cashed', 'lost');
  FOR v_staked IN
    SELECT wagering_id, sum(CASE status WHEN 'returned' THEN amount ELSE payout END)::bigint AS back
    FROM unnest(p_bets) WHERE wagering_id IS NOT NULL GROUP BY user_id, wagering_id ORDER BY user_id, wagering_id
  LOOP
    SELECT * INTO v_wagering FROM wagering_requirements WHERE id = v_staked.wagering_id;
    IF v_wagering.status <> 'open' THEN
      PERFORM ledger_leave_bonus(p_operation, v_wagering, v_staked.back, p_at);
    ELSIF v_wagering.counted >= v_wagering.required THEN
      PERFORM ledger_end_wagering(p_operation, v_wagering.id, 'met', p_at);
    ELSIF v_wagering.open_bets = 0 THEN
      SELECT bonus INTO v_left FROM ledger_accounts
        WHERE id = ledger_account(v_wagering.user_id, v_wagering.currency, 'wallet');
      IF v_left = 0 THEN
        PERFORM ledger_end_wagering(p_operation, v_wagering.id, 'spent', p_at);
      END IF;
    END IF;
  END LOOP;
END $$;

-- Takes back an expired bonus, no earlier than a day after its player was reminded; it waits during a time-out or
-- self-exclusion. Returns false if there is nothing to take back (yet).
CREATE OR REPLACE FUNCTION ledger_expire_wagering(p_wagering bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_wagering wagering_requirements;
  v_wallet ledger_accounts;
  v_at bigint;
  v_operation bigint;
BEGIN
  SELECT * INTO v_wagering FROM wagering_requirements WHERE id = p_wagering;
  IF v_wagering.id IS NULL THEN RETURN false; END IF;
  v_wallet := ledger_lock_wallet(v_wagering.user_id, v_wagering.currency);
  SELECT * INTO v_wagering FROM wagering_requirements WHERE id = p_wagering;
  v_at := greatest(now_ms(), v_wallet.balance_changed_at);
  IF v_wagering.status <> 'open' OR NOT coalesce(greatest(v_wagering.expires_at, v_wagering.reminded_at + 86400000) <= now_ms()
      AND v_wagering.expires_at IS NOT NULL AND v_wagering.reminded_at IS NOT NULL, false)
    OR EXISTS (SELECT FROM player_guards WHERE user_id = v_wagering.user_id AND break_until > v_at)
  THEN
    RETURN false;
  END IF;
  v_operation := nextval('ledger_operations_id_seq');
  PERFORM ledger_end_wagering(v_operation, p_wagering, 'expired', v_at);
  -- Staked bonus money is taken back when it returns.
  IF v_wallet.bonus > 0 THEN
    INSERT INTO ledger_operations (id, scope, key, user_id, fingerprint, balance, at) OVERRIDING SYSTEM VALUE
      VALUES (v_operation, 'promo:' || v_wagering.user_id, 'expired:' || p_wagering, v_wagering.user_id, '',
        v_wallet.balance, v_at);
  END IF;
  RETURN true;
END $$;

CREATE OR REPLACE TRIGGER forward_only BEFORE INSERT OR UPDATE ON wagering_requirements
FOR EACH ROW EXECUTE FUNCTION guard_wagering();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON wagering_requirements
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('wagering_requirements stay');
CREATE OR REPLACE TRIGGER adds_up AFTER INSERT ON wagering_awards FOR EACH ROW EXECUTE FUNCTION add_award();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON wagering_awards
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('awards are append-only');
CREATE OR REPLACE TRIGGER adds_up AFTER INSERT ON wagering_stakes FOR EACH ROW EXECUTE FUNCTION count_stake();
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON wagering_stakes
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('counted stakes are append-only');
