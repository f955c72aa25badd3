ALTER TABLE "users" ADD COLUMN "phone_since" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE "users" SET "phone_since" = "created_at";
