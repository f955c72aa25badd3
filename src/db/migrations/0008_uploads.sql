CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"door" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"bytes" bigint NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"arrived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_id","began_at");--> statement-breakpoint
CREATE INDEX "uploads_by_time" ON "uploads" USING btree ("began_at");