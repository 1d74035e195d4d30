CREATE TABLE "chat_ignores" (
	"user_id" bigint NOT NULL,
	"ignored" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "chat_ignores_user_id_ignored_pk" PRIMARY KEY("user_id","ignored")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"text" text NOT NULL,
	"covered" boolean DEFAULT false NOT NULL,
	"mentions" bigint[] DEFAULT '{}' NOT NULL,
	"bet_id" bigint,
	"win" jsonb,
	"key" text NOT NULL,
	"hidden_at" bigint,
	"hidden_by" text
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"room" text NOT NULL,
	"author" bigint NOT NULL,
	"author_name" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"text" text NOT NULL,
	"reporter" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL,
	"closed_at" bigint,
	"closed_by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"room" text PRIMARY KEY NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"slow_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "chat_silences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_silences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint NOT NULL,
	"operator" text NOT NULL,
	"reason" text NOT NULL,
	"lifted_at" bigint,
	"lifted_by" text
);
--> statement-breakpoint
CREATE TABLE "chat_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"seeded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
ALTER TABLE "chat_ignores" ADD CONSTRAINT "chat_ignores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_ignores" ADD CONSTRAINT "chat_ignores_ignored_users_id_fk" FOREIGN KEY ("ignored") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reporter_users_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_silences" ADD CONSTRAINT "chat_silences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_by_room" ON "chat_messages" USING btree ("room","id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_user" ON "chat_messages" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "chat_messages_by_time" ON "chat_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chat_messages_hidden" ON "chat_messages" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_bet" ON "chat_messages" USING btree ("bet_id") WHERE bet_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reports_once" ON "chat_reports" USING btree ("message_id","reporter");--> statement-breakpoint
CREATE INDEX "chat_reports_open" ON "chat_reports" USING btree ("at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "chat_silences_by_user" ON "chat_silences" USING btree ("user_id","until");