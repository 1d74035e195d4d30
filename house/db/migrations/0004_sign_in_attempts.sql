CREATE TABLE "sign_in_attempts" (
	"phone" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"last_at" bigint NOT NULL,
	"locked_until" bigint NOT NULL
);
