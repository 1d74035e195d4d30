-- Items that players armed (house/offers/engine/itemTables.ts), consumed by the action that they apply to.

-- Uses one armed item of a player, the oldest of several, in the transaction in which it takes effect. Two concurrent calls get
-- different items, or one gets none. Returns false if there is none.
CREATE OR REPLACE FUNCTION item_spend(p_user bigint, p_kind text, p_at bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE player_items SET state = 'used', used_at = p_at
    WHERE id = (SELECT id FROM player_items WHERE user_id = p_user AND kind = p_kind AND state = 'armed'
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED);
  RETURN FOUND;
END $$;
