-- Agents' contracts (house/offers/spread/rebate): players apply, an operator decides and may end the contract. Days that are
-- closed while it is approved bring a higher rebate.

-- A contract starts as an application, is decided once, and only an approved one can end.
CREATE OR REPLACE FUNCTION guard_agent_contract() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'requested' OR NEW.active_friends < 0
      OR num_nonnulls(NEW.decided_by, NEW.decided_at, NEW.ended_by, NEW.ended_at, NEW.answer, NEW.notified_at) > 0
      OR NEW.currency IS DISTINCT FROM (SELECT currency FROM users WHERE id = NEW.user_id AND NOT bot)
    THEN
      RAISE EXCEPTION 'a contract begins asked for, in its player''s currency' USING ERRCODE = 'KLX00';
    END IF;
  ELSIF (OLD.id, OLD.user_id, OLD.currency, OLD.active_friends, OLD.requested_at)
      IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.currency, NEW.active_friends, NEW.requested_at)
    OR NOT (OLD.status = NEW.status OR (OLD.status = 'requested' AND NEW.status IN ('approved', 'refused'))
      OR (OLD.status = 'approved' AND NEW.status = 'ended'))
    OR (NEW.status <> 'requested') <> (NEW.decided_by IS NOT NULL) OR (NEW.status = 'ended') <> (NEW.ended_by IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a contract is decided once' USING ERRCODE = 'KLX00';
  END IF;
  RETURN NEW;
END $$;

-- Decides or ends a contract; a repeat by the same operator changes nothing. Refusals: 3 no reason (the player sees it unless
-- the contract is approved), 704 no such contract, 703 its state does not allow this decision (any more).
CREATE OR REPLACE FUNCTION agent_contract_decide(p_contract bigint, p_from text, p_to text, p_reason text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  o operators := act_begin(p_reason);
  c agent_contracts;
BEGIN
  SELECT * INTO c FROM agent_contracts WHERE id = p_contract FOR NO KEY UPDATE;
  IF c.id IS NULL THEN
    RAISE EXCEPTION 'no such contract' USING ERRCODE = 'KL704';
  ELSIF c.status = p_to AND coalesce(c.ended_by, c.decided_by) = o.name THEN
    RETURN p_to;
  ELSIF c.status <> p_from THEN
    RAISE EXCEPTION 'it is % already', c.status USING ERRCODE = 'KL703';
  ELSIF p_to = 'ended' THEN
    UPDATE agent_contracts SET status = p_to, ended_by = o.name, ended_at = now_ms(), answer = p_reason, notified_at = NULL
      WHERE id = p_contract;
  ELSE
    UPDATE agent_contracts SET status = p_to, decided_by = o.name, decided_at = now_ms(),
      answer = CASE p_to WHEN 'refused' THEN p_reason END WHERE id = p_contract;
  END IF;
  PERFORM act_note(o.id, 'agent_contract_' || p_to, c.user_id, c.id, p_reason);
  RETURN p_to;
END $$;

CREATE OR REPLACE FUNCTION agent_contract_approve(p_contract bigint, p_reason text) RETURNS text
LANGUAGE sql AS $$ SELECT agent_contract_decide(p_contract, 'requested', 'approved', p_reason) $$;

CREATE OR REPLACE FUNCTION agent_contract_refuse(p_contract bigint, p_reason text) RETURNS text
LANGUAGE sql AS $$ SELECT agent_contract_decide(p_contract, 'requested', 'refused', p_reason) $$;

CREATE OR REPLACE FUNCTION agent_contract_end(p_contract bigint, p_reason text) RETURNS text
LANGUAGE sql AS $$ SELECT agent_contract_decide(p_contract, 'approved', 'ended', p_reason) $$;

-- Open applications, oldest first.
CREATE OR REPLACE VIEW open_agent_contracts AS
SELECT c.id, c.user_id, u.name, c.active_friends, p.friends1 AS friends,
  (SELECT count(*) FROM referral_links l WHERE l.ancestor = c.user_id AND l.review = 'held') AS held,
  to_timestamp(c.requested_at / 1000.0) AS requested
FROM agent_contracts c JOIN users u ON u.id = c.user_id LEFT JOIN referral_players p ON p.user_id = c.user_id
WHERE c.status = 'requested' ORDER BY c.id;

CREATE OR REPLACE TRIGGER decided_once BEFORE INSERT OR UPDATE ON agent_contracts
FOR EACH ROW EXECUTE FUNCTION guard_agent_contract();
CREATE OR REPLACE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON agent_contracts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('contracts stay');
