CREATE TABLE "site_banners" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"to" text NOT NULL,
	"art" text NOT NULL,
	"tone" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"market" text,
	"starts_at" bigint DEFAULT 0 NOT NULL,
	"ends_at" bigint,
	"seeded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"fraction" smallint NOT NULL,
	"seeded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_docs" (
	"key" text NOT NULL,
	"language" text NOT NULL,
	"group" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"seeded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "site_docs_key_language_pk" PRIMARY KEY("key","language")
);
--> statement-breakpoint
CREATE TABLE "site_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"to" text,
	"position" integer DEFAULT 0 NOT NULL,
	"market" text,
	"starts_at" bigint DEFAULT 0 NOT NULL,
	"ends_at" bigint,
	"seeded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_opens" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_opens_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "site_promotions" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"to" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"market" text,
	"starts_at" bigint DEFAULT 0 NOT NULL,
	"ends_at" bigint,
	"seeded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_config" (
	"key" text NOT NULL,
	"market" text,
	"value" jsonb NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"seeded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "site_config_key" UNIQUE NULLS NOT DISTINCT("key","market")
);
--> statement-breakpoint
CREATE TABLE "site_message_reads" (
	"user_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "site_message_reads_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "site_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"market" text,
	"at" bigint NOT NULL,
	"seeded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "site_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "site_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"client" text NOT NULL,
	"version" text NOT NULL,
	"what" text NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"ms" integer
);
--> statement-breakpoint
ALTER TABLE "site_message_reads" ADD CONSTRAINT "site_message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_message_reads" ADD CONSTRAINT "site_message_reads_message_id_site_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."site_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_message_reads_of" ON "site_message_reads" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "site_messages_newest" ON "site_messages" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "site_reports_by_time" ON "site_reports" USING btree ("at");