-- A provider's game ends with the session that opened it, however that ends: it accepts no further bets, but still wins.
CREATE OR REPLACE FUNCTION end_games() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE provider_sessions p SET expires_at = now_ms() FROM ended e
    WHERE p.opened_by = e.token_hash AND p.expires_at > now_ms();
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ends_games AFTER DELETE ON sessions
REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION end_games();
