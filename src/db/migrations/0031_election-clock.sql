CREATE TABLE "polls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"constituency" text NOT NULL,
	"key" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "polls_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "silence_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"poll_id" uuid NOT NULL,
	"kind" text,
	"item" text,
	"reason" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "silence_overrides" ADD CONSTRAINT "silence_overrides_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "silence_overrides_of" ON "silence_overrides" USING btree ("poll_id");