CREATE TABLE "letter_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"letter_id" bigint NOT NULL,
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text,
	"words" text,
	"send_key" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_events_send_key_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "letter_exports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"filter" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"join_id" bigint,
	"grievance_number" bigint,
	"constituency" text,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"due_at" timestamp with time zone,
	"merged_into" bigint,
	"person_keys" text[] NOT NULL,
	"search" "tsvector" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letters_join_id_unique" UNIQUE("join_id"),
	CONSTRAINT "letters_grievance_number_unique" UNIQUE("grievance_number"),
	CONSTRAINT "letters_of_one_kind" CHECK (num_nonnulls("letters"."join_id", "letters"."grievance_number") = 1)
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter_events" ADD CONSTRAINT "letter_events_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_join_id_join_submissions_id_fk" FOREIGN KEY ("join_id") REFERENCES "public"."join_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_grievance_number_grievances_number_fk" FOREIGN KEY ("grievance_number") REFERENCES "public"."grievances"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_merged_into_letters_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_events_of" ON "letter_events" USING btree ("letter_id","id");--> statement-breakpoint
CREATE INDEX "letters_received" ON "letters" USING btree ("received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "letters_by_state" ON "letters" USING btree ("state","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "letters_by_kind" ON "letters" USING btree ("kind","state","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "letters_by_assignee" ON "letters" USING btree ("assignee_id","state");--> statement-breakpoint
CREATE INDEX "letters_by_place" ON "letters" USING btree (lower("constituency"),"received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" USING btree ("due_at","id") WHERE "letters"."state" in ('new', 'open', 'waiting');--> statement-breakpoint
CREATE INDEX "letters_merged" ON "letters" USING btree ("merged_into") WHERE "letters"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "letters_of_person" ON "letters" USING gin ("person_keys");--> statement-breakpoint
CREATE INDEX "letters_search" ON "letters" USING gin ("search");