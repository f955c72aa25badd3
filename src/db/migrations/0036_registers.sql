CREATE TABLE "advertisements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"runs_from" date NOT NULL,
	"runs_until" date NOT NULL,
	"certificate" text NOT NULL,
	"certified_on" date NOT NULL,
	"rupees" bigint NOT NULL,
	"sponsor" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advertisements_certificate_unique" UNIQUE("certificate")
);
--> statement-breakpoint
CREATE TABLE "ai_media" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"extent" text NOT NULL,
	"tool" text NOT NULL,
	"declared_by" uuid NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"labelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"media_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"entered_by" uuid NOT NULL,
	"alarms" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "push_notices" ADD COLUMN "certificate" text;--> statement-breakpoint
CREATE INDEX "takedowns_open" ON "takedowns" USING btree ("received_at") WHERE "takedowns"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "takedowns_of" ON "takedowns" USING btree ("sha256");