-- Items that players armed (house/offers/engine/itemTables.ts), for the occasions that they take effect on.

-- Lets one armed item of a player take effect, in the transaction that it takes effect in: it is used then, the oldest of several. Two
-- that ask at once get two, or one none. False without one.
CREATE OR REPLACE FUNCTION item_spend(p_user bigint, p_kind text, p_at bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE player_items SET state = 'used', used_at = p_at
    WHERE id = (SELECT id FROM player_items WHERE user_id = p_user AND kind = p_kind AND state = 'armed'
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED);
  RETURN FOUND;
END $$;
