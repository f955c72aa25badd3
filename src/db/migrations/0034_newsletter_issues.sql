CREATE TABLE "newsletter_deliveries" (
	"issue_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"mail_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_issue_id_email_pk" PRIMARY KEY("issue_id","email")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer,
	"texts" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"segment" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"authors" uuid[] NOT NULL,
	"approved_by" uuid,
	"reason" text,
	"sent_by" uuid,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"sent_texts" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"unclear" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "newsletter_pace" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"per_minute" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_open" ON "newsletter_deliveries" USING btree ("issue_id","email") WHERE "newsletter_deliveries"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_by_email" ON "newsletter_deliveries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_issues_by_time" ON "newsletter_issues" USING btree ("created_at");