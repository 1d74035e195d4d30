CREATE TABLE "second_bets" (
	"bet_id" bigint PRIMARY KEY NOT NULL
);
