-- Everybody who was invited before there was a tree: five players above each, and how many are below whom. Of accounts that
-- share a signal the friend is held for review. Stakes and deposits count from the release on.
INSERT INTO referral_links (friend, depth, ancestor)
WITH RECURSIVE above AS (
  SELECT id AS friend, 1 AS depth, invited_by AS ancestor FROM users WHERE invited_by IS NOT NULL
  UNION ALL
  SELECT a.friend, a.depth + 1, u.invited_by FROM above a JOIN users u ON u.id = a.ancestor
  WHERE u.invited_by IS NOT NULL AND a.depth < 5)
SELECT friend, depth, ancestor FROM above;
--> statement-breakpoint
INSERT INTO referral_players (user_id, inviter, friends1, friends2, friends3, friends4, friends5)
SELECT u.id, u.invited_by, coalesce(f1, 0), coalesce(f2, 0), coalesce(f3, 0), coalesce(f4, 0), coalesce(f5, 0)
FROM users u LEFT JOIN (SELECT ancestor, count(*) FILTER (WHERE depth = 1) AS f1, count(*) FILTER (WHERE depth = 2) AS f2,
    count(*) FILTER (WHERE depth = 3) AS f3, count(*) FILTER (WHERE depth = 4) AS f4, count(*) FILTER (WHERE depth = 5) AS f5
  FROM referral_links GROUP BY ancestor) below ON below.ancestor = u.id
WHERE u.invited_by IS NOT NULL OR below.ancestor IS NOT NULL;
--> statement-breakpoint
UPDATE referral_links l SET review = 'held', reason = s.kind, held_at = s.at
FROM account_signals s JOIN account_signals o ON o.digest = s.digest
WHERE l.friend = s.user_id AND l.ancestor = o.user_id AND NOT EXISTS (
  SELECT FROM cleared_links c WHERE c.user_id = l.ancestor AND c.other_id = l.friend);
