-- Operators' acts on caps (docs/operators.md): wins above a cap, stopped providers, and the caps themselves.

-- Proposes to pay a win; it always needs a second operator. Refusals: 704 the win is not pending, and those of proposal_open.
CREATE OR REPLACE FUNCTION held_win_pay(p_win bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  w provider_held_wins := held_win_lock(p_win);
BEGIN
  RETURN proposal_open(o.id, 'held_win', p_reason, p_second => true, p_subject => w.id, p_user => w.user_id,
    p_currency => w.currency, p_amount => w.amount, p_counts => true,
    p_detail => jsonb_build_object('provider', w.provider, 'game', w.game, 'round', w.round));
END $$;

-- Refusals at the second operator's approval: those of a win whose bet has been rolled back.
CREATE OR REPLACE FUNCTION do_held_win(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  w provider_held_wins := held_win_lock(p.subject);
BEGIN
  UPDATE provider_held_wins SET status = 'approved', decided_by = (SELECT name FROM operators WHERE id = p.decided_by),
    decided_at = now_ms(), reason = p.reason WHERE id = w.id;
  PERFORM provider_play('win', w.provider, w.uuid, w.user_id, w.currency, w.game, w.type, w.round, w.reference, w.amount, false,
    w.reward, w.supplier_id, w.closes);
  UPDATE provider_held_wins SET status = 'paid' WHERE id = w.id;
  RETURN w.id;
END $$;

-- Refuses a win: it is never paid. Refusal: 704 it is not pending.
CREATE OR REPLACE FUNCTION held_win_refuse(p_win bigint, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  w provider_held_wins := held_win_lock(p_win);
BEGIN
  UPDATE provider_held_wins SET status = 'refused', decided_by = o.name, decided_at = now_ms(), reason = p_reason WHERE id = p_win;
  PERFORM act_note(o.id, 'held_win_refuse', w.user_id, w.id, p_reason, jsonb_build_object('currency', w.currency, 'amount', w.amount));
END $$;

-- Proposes to let a provider take bets again; it needs a second operator. Refusal: 703 the provider is not stopped, and those
-- of proposal_open.
CREATE OR REPLACE FUNCTION provider_resume(p_provider text, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  PERFORM FROM provider_caps WHERE provider = p_provider AND stopped_at IS NOT NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the provider was not stopped' USING ERRCODE = 'KL703';
  END IF;
  RETURN proposal_open(o.id, 'provider_resume', p_reason, p_second => true, p_detail => jsonb_build_object('provider', p_provider));
END $$;

CREATE OR REPLACE FUNCTION do_provider_resume(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider_caps SET stopped_at = NULL WHERE provider = p.detail ->> 'provider' AND stopped_at IS NOT NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the provider was not stopped' USING ERRCODE = 'KL703';
  END IF;
  RETURN NULL;
END $$;

-- Proposes new caps for a provider, in minor units of every market; null: those of the market. It needs a second operator.
CREATE OR REPLACE FUNCTION provider_cap_set(p_provider text, p_most_round bigint, p_most_day bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  IF coalesce(p_provider, '') = '' OR p_most_round <= 0 OR p_most_day <= 0 THEN
    RAISE EXCEPTION 'a cap has a provider and is above zero' USING ERRCODE = 'KL003';
  END IF;
  RETURN proposal_open(o.id, 'provider_cap', p_reason, p_second => true,
    p_detail => jsonb_build_object('provider', p_provider, 'round', p_most_round, 'day', p_most_day));
END $$;

CREATE OR REPLACE FUNCTION do_provider_cap(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO provider_caps (provider, most_round, most_day)
    VALUES (p.detail ->> 'provider', (p.detail ->> 'round')::bigint, (p.detail ->> 'day')::bigint)
    ON CONFLICT (provider) DO UPDATE SET most_round = excluded.most_round, most_day = excluded.most_day;
  RETURN NULL;
END $$;

-- Proposes a new cap per round of one of our own games (sql/exposure.sql); null: the market's. It needs a second operator.
CREATE OR REPLACE FUNCTION game_cap_set(p_game text, p_currency text, p_most bigint, p_reason text) RETURNS proposals
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
BEGIN
  IF coalesce(p_game, '') = '' OR p_most <= 0 OR NOT EXISTS (SELECT FROM markets WHERE currency = p_currency) THEN
    RAISE EXCEPTION 'a cap has a game and a market, and is above zero' USING ERRCODE = 'KL003';
  END IF;
  RETURN proposal_open(o.id, 'game_cap', p_reason, p_second => true, p_currency => p_currency, p_amount => p_most,
    p_detail => jsonb_build_object('game', p_game));
END $$;

CREATE OR REPLACE FUNCTION do_game_cap(p proposals) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  IF p.amount IS NULL THEN
    DELETE FROM game_caps WHERE game = p.detail ->> 'game' AND currency = p.currency;
  ELSE
    INSERT INTO game_caps (game, currency, most_exposure) VALUES (p.detail ->> 'game', p.currency, p.amount)
      ON CONFLICT (game, currency) DO UPDATE SET most_exposure = excluded.most_exposure;
  END IF;
  RETURN NULL;
END $$;
