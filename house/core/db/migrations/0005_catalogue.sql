CREATE TABLE "game_favourites" (
	"user_id" bigint NOT NULL,
	"game" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "game_favourites_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"firm" text NOT NULL,
	"type" text NOT NULL,
	"theme" text NOT NULL,
	"rtp" integer,
	"volatility" smallint,
	"released_at" bigint NOT NULL,
	"popularity" integer NOT NULL,
	"recommend" boolean NOT NULL,
	"in_house" boolean NOT NULL,
	"path" text,
	"active" boolean DEFAULT true NOT NULL,
	"search" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"user_id" bigint NOT NULL,
	"game" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "recent_games_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "studios" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "node_presence" (
	"node" text PRIMARY KEY NOT NULL,
	"connections" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "champions" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "champions_one_a_week" UNIQUE("game","starts_at"),
	CONSTRAINT "champions_last" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "free_spin_prizes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "free_spin_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"game" text NOT NULL,
	"spins" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "free_spin_prizes_used" CHECK (spins > 0 and used between 0 and spins)
);
--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_firm_studios_id_fk" FOREIGN KEY ("firm") REFERENCES "public"."studios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "champions" ADD CONSTRAINT "champions_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_spin_prizes" ADD CONSTRAINT "free_spin_prizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_spin_prizes" ADD CONSTRAINT "free_spin_prizes_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_favourites_newest" ON "game_favourites" USING btree ("user_id","at" DESC NULLS FIRST,"game");--> statement-breakpoint
CREATE INDEX "games_by_popularity" ON "games" USING btree ("popularity","id");--> statement-breakpoint
CREATE INDEX "games_by_type" ON "games" USING btree ("type","popularity");--> statement-breakpoint
CREATE INDEX "games_by_firm" ON "games" USING btree ("firm","popularity");--> statement-breakpoint
CREATE INDEX "recent_games_newest" ON "recent_games" USING btree ("user_id","at" DESC NULLS FIRST,"game");--> statement-breakpoint
CREATE INDEX "free_spin_prizes_by_user" ON "free_spin_prizes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bets_biggest_wins" ON "bets" USING btree ("currency",(payout - amount) desc,"id") WHERE status = 'cashed' and payout > amount;--> statement-breakpoint
CREATE INDEX "bets_wins_by_time" ON "bets" USING btree ("currency","ended_at") WHERE status = 'cashed' and payout > amount;