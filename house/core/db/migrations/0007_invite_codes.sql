-- An invite code for every player there is: six of 32 characters that nobody takes for one another. The last hex
-- digits of a version 4 UUID are random, one digit pair for each character.
DO $$
DECLARE
  v_user bigint;
  v_code text;
  v_bits bytea;
BEGIN
  FOR v_user IN SELECT id FROM users WHERE NOT bot AND invite_code IS NULL LOOP
    LOOP
      v_bits := substring(uuid_send(gen_random_uuid()) FROM 11 FOR 6);
      SELECT string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(v_bits, n) % 32 + 1, 1), '')
        INTO v_code FROM generate_series(0, 5) AS n;
      EXIT WHEN NOT EXISTS (SELECT FROM users WHERE invite_code = v_code);
    END LOOP;
    UPDATE users SET invite_code = v_code WHERE id = v_user;
  END LOOP;
END $$;
