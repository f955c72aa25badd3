CREATE TABLE "booth_notices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "booth_notices" ADD CONSTRAINT "booth_notices_user_id_booth_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."booth_people"("user_id") ON DELETE cascade ON UPDATE no action;