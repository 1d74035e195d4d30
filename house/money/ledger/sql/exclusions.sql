-- Self-exclusions belong to a person, not an account: they apply to every account that shares a verified phone, an e-mail, a
-- verified identity or a browser with the excluded one (sql/accountLinks.sql), including later ones. Bank account numbers and
-- unverified phones do not count: anyone can enter these, and a stranger could exclude somebody else. `player_guards.break_of`
-- is the account that it comes from; null: the account's own. Only own ones are followed, so exclusions do not spread from
-- stranger to stranger. Accounts that operators marked as other people's are left out and released.

-- A browser shared by more other accounts than this is a public one.
CREATE OR REPLACE FUNCTION family_size() RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 5;

-- The accounts of the person whose account this is.
CREATE OR REPLACE FUNCTION accounts_of_person(p_user bigint) RETURNS bigint[]
LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT other_id), '{}') FROM (
    SELECT other_id, kind, count(*) OVER (PARTITION BY digest) AS others FROM shared_signals
    WHERE user_id = p_user AND kind IN ('provedPhone', 'email', 'identity', 'device')) s
  WHERE kind <> 'device' OR others <= family_size()
$$;

-- Begins a self-exclusion until p_until, of the account and the others of its person; one that they already follow is extended
-- to it. Bets and deposits in progress end first. Refusal: 3 the account's current own time-out or exclusion would end sooner.
CREATE OR REPLACE FUNCTION exclusion_begin(p_user bigint, p_until bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_others bigint[] := accounts_of_person(p_user);
  g player_guards;
BEGIN
  PERFORM ledger_lock_wallets(v_others || p_user);
  SELECT * INTO g FROM player_guards WHERE user_id = p_user AND break_until > greatest(p_until, now_ms());
  IF g.break_until IS NOT NULL AND g.break_of IS NULL THEN
    RAISE EXCEPTION 'a break is not made shorter' USING ERRCODE = 'KL003';
  END IF;
  PERFORM exclusion_set(u.id, greatest(p_until, g.break_until), nullif(p_user, u.id)) FROM users u
    WHERE u.id = ANY (v_others || p_user);
END $$;

-- Sets the exclusion of one account, unless a longer one is in effect.
CREATE OR REPLACE FUNCTION exclusion_set(p_user bigint, p_until bigint, p_of bigint) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO player_guards AS g (user_id, time_zone, break_kind, break_until, break_of)
    SELECT u.id, m.time_zone, 'exclusion', p_until, p_of FROM users u JOIN markets m ON m.currency = u.currency WHERE u.id = p_user
    ON CONFLICT (user_id) DO UPDATE SET break_kind = 'exclusion', break_until = excluded.break_until, break_of = excluded.break_of
    WHERE coalesce(g.break_until, 0) <= excluded.break_until
$$;

-- Excludes an account when a new signal links it to an excluded person.
CREATE OR REPLACE FUNCTION exclusion_follow() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_of record;
BEGIN
  SELECT g.user_id, g.break_until INTO v_of FROM player_guards g
    WHERE g.user_id = ANY (accounts_of_person(NEW.user_id)) AND g.break_kind = 'exclusion' AND g.break_of IS NULL
      AND g.break_until > now_ms() ORDER BY g.break_until DESC LIMIT 1;
  IF FOUND THEN
    PERFORM exclusion_set(NEW.user_id, v_of.break_until, v_of.user_id);
  END IF;
  RETURN NULL;
END $$;

-- Two accounts were marked as other people's: neither follows the other's exclusion any more.
CREATE OR REPLACE FUNCTION exclusion_let_go() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE player_guards SET break_kind = NULL, break_until = NULL, break_of = NULL
    WHERE (user_id, break_of) IN ((NEW.user_id, NEW.other_id), (NEW.other_id, NEW.user_id));
  RETURN NULL;
END $$;

-- A time-out or exclusion can only be extended, by any program; one that comes from another account is removed with its link.
CREATE OR REPLACE FUNCTION guard_break() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR (OLD.break_until > now_ms() AND coalesce(NEW.break_until, 0) < OLD.break_until
    AND NOT EXISTS (SELECT FROM cleared_links
      WHERE user_id = least(OLD.user_id, OLD.break_of) AND other_id = greatest(OLD.user_id, OLD.break_of)))
  THEN
    RAISE EXCEPTION 'a break is not made shorter' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER break_only_grows BEFORE UPDATE OR DELETE ON player_guards
FOR EACH ROW EXECUTE FUNCTION guard_break();
CREATE OR REPLACE TRIGGER follows_exclusion AFTER INSERT ON account_signals
FOR EACH ROW EXECUTE FUNCTION exclusion_follow();
CREATE OR REPLACE TRIGGER lets_exclusion_go AFTER INSERT ON cleared_links
FOR EACH ROW EXECUTE FUNCTION exclusion_let_go();
