CREATE TABLE "house_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_devices" (
	"user_id" bigint NOT NULL,
	"device" text NOT NULL,
	"first_at" bigint NOT NULL,
	CONSTRAINT "user_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
ALTER TABLE "user_devices" ADD CONSTRAINT "user_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whatever a player is signed in from is known.
INSERT INTO "user_devices" ("user_id", "device", "first_at")
SELECT user_id, device, min(created_at) FROM "sessions" GROUP BY user_id, device;
