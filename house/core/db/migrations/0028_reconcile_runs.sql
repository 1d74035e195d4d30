CREATE TABLE "reconcile_runs" (
	"at" bigint PRIMARY KEY NOT NULL,
	"findings" integer NOT NULL
);
