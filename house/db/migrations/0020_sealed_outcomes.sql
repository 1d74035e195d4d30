-- A round only goes forward, as before; but its secret is sealed until it has ended (house/rounds/secrets.ts), and its
-- commitment withheld until it opens. So the commitment may be set once, while the round is queued; the secret of a round
-- that has not ended may be sealed, or sealed anew with another key; and once the round is settled, the sealed secret gives
-- way to what was sealed, which has to be what the commitment promised. Nothing else of a round may change backwards, and
-- nothing but this of a settled one.
DROP TRIGGER forward_only ON rounds;
--> statement-breakpoint
CREATE TRIGGER forward_only BEFORE UPDATE ON rounds
FOR EACH ROW WHEN (
  NEW.state < OLD.state
  OR (OLD.game, OLD.id, OLD.public) IS DISTINCT FROM (NEW.game, NEW.id, NEW.public)
  OR (OLD.state = 'settled' AND to_jsonb(OLD) - 'secret' IS DISTINCT FROM to_jsonb(NEW) - 'secret')
  OR (OLD.commitment <> NEW.commitment AND (OLD.commitment <> '' OR OLD.state <> 'queued'))
  OR (OLD.secret <> NEW.secret AND CASE
    WHEN OLD.state = 'settled' THEN OLD.secret NOT LIKE 'v1.%'
      OR encode(sha256(convert_to(NEW.secret, 'UTF8')), 'hex') <> NEW.commitment
    ELSE NEW.secret NOT LIKE 'v1.%' END)
) EXECUTE FUNCTION refuse_change('a round only goes forward');
