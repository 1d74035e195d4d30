CREATE TABLE "provider_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"studio" text NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_games" (
	"studio" text NOT NULL,
	"code" text NOT NULL,
	"game" text,
	"title" text NOT NULL,
	"listed_at" bigint NOT NULL,
	"gone_at" bigint,
	CONSTRAINT "studio_games_studio_code_pk" PRIMARY KEY("studio","code")
);
--> statement-breakpoint
CREATE TABLE "studio_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"public_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_links" (
	"studio" text PRIMARY KEY NOT NULL,
	"protocol" text NOT NULL,
	"url" text NOT NULL,
	"partner" text NOT NULL,
	"public_key" text,
	"secret" text,
	"most_bet" bigint
);
--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_games" ADD CONSTRAINT "studio_games_studio_studios_id_fk" FOREIGN KEY ("studio") REFERENCES "public"."studios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_games" ADD CONSTRAINT "studio_games_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_links" ADD CONSTRAINT "studio_links_studio_studios_id_fk" FOREIGN KEY ("studio") REFERENCES "public"."studios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_sessions_old" ON "provider_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "studio_games_by_game" ON "studio_games" USING btree ("game");