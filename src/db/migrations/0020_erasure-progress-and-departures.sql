CREATE TABLE "newsletter_departures" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_erasures" ADD COLUMN "user_ids" uuid[] DEFAULT '{}' NOT NULL;