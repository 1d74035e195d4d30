-- First-time offers are granted once per person, across all accounts: an award that is promised as one (`first_time`) is
-- refused if a linked account (accountLinks.sql) was promised one of the same promotion before. It is then void, or gets the
-- promotion's lesser detail. Awards from before accounts were linked stay, and of two accounts that both have one, the first
-- one remains eligible.

-- Whether an account is eligible for a promotion's first-time awards. Always starts from its signals and uses the indexes, even
-- if tables grew since they were last analyzed: thousands may share a browser.
CREATE OR REPLACE FUNCTION is_first_time(p_user bigint, p_promotion text) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_own bigint;
BEGIN
  SELECT min(id) INTO v_own FROM awards
    WHERE user_id = p_user AND promotion = p_promotion AND first_time = 'given' AND state <> 'void';
  RETURN NOT EXISTS (SELECT FROM shared_signals s WHERE s.user_id = p_user
    AND (SELECT min(a.id) FROM awards a
      WHERE a.user_id = s.other_id AND a.promotion = p_promotion AND a.first_time = 'given' AND a.state <> 'void')
      < coalesce(v_own, 9223372036854775807));
END $$;

-- The same for a transaction that gives such an award: linked accounts are serialised by locks on their links, in a fixed
-- order. Others do not wait. A wallet that is locked in the same transaction must be locked before.
CREATE OR REPLACE FUNCTION is_first_time_now(p_user bigint, p_promotion text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('first time of ' || digest, 0))
    FROM (SELECT digest FROM account_signals WHERE user_id = p_user ORDER BY digest) signals;
  RETURN is_first_time(p_user, p_promotion);
END $$;

CREATE OR REPLACE FUNCTION guard_first_time() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.first_time <> 'given' THEN
    RAISE EXCEPTION 'nothing is promised as refused' USING ERRCODE = 'KLX00';
  ELSIF EXISTS (SELECT FROM awards WHERE user_id = NEW.user_id AND promotion = NEW.promotion AND award_key = NEW.award_key)
    OR is_first_time_now(NEW.user_id, NEW.promotion)
  THEN
    RETURN NEW;
  END IF;
  NEW.first_time := 'refused';
  IF NEW.otherwise IS NULL THEN
    NEW.state := 'void';
    NEW.reason := 'oncePerPerson';
    NEW.ended_at := NEW.created_at;
  ELSE
    SELECT NEW.otherwise, NEW.detail INTO NEW.detail, NEW.otherwise;
  END IF;
  RETURN NEW;
END $$;

-- Gives a player back the awards that were refused because of links that are now cleared: void ones can be claimed for as long
-- as originally, and open ones get their own detail. Returns the number.
CREATE OR REPLACE FUNCTION first_time_give_back(p_user bigint) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_award awards;
  v_from bigint;
  v_count int := 0;
BEGIN
  PERFORM account_lock(p_user);
  FOR v_award IN SELECT * FROM awards WHERE user_id = p_user AND first_time = 'refused'
    AND (state = 'open' OR state = 'void' AND reason = 'oncePerPerson') ORDER BY promotion, id FOR NO KEY UPDATE
  LOOP
    CONTINUE WHEN NOT is_first_time_now(p_user, v_award.promotion);
    v_from := greatest(v_award.claimable_at, now_ms());
    IF v_award.state = 'void' THEN
      UPDATE awards SET first_time = 'given', state = 'open', reason = NULL, ended_at = NULL,
          claimable_at = v_from, expires_at = v_from + (expires_at - claimable_at)
        WHERE id = v_award.id;
    ELSE
      UPDATE awards SET first_time = 'given', detail = otherwise, otherwise = detail WHERE id = v_award.id;
    END IF;
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;

-- Refused awards that would still be refused, newest first.
CREATE OR REPLACE VIEW first_time_refusals AS
SELECT a.id AS award_id, a.user_id, u.name, a.promotion, a.award_key, a.kind, a.amount, a.currency, a.state,
  to_timestamp(a.created_at / 1000.0) AS at
FROM awards a JOIN users u ON u.id = a.user_id
WHERE a.first_time = 'refused' AND NOT is_first_time(a.user_id, a.promotion) ORDER BY a.id DESC;

CREATE OR REPLACE TRIGGER once_per_person BEFORE INSERT ON awards
FOR EACH ROW WHEN (NEW.first_time IS NOT NULL) EXECUTE FUNCTION guard_first_time();
