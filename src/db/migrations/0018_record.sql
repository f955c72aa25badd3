CREATE TABLE "audit_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_whole" boolean NOT NULL,
	"position" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_erasures" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"asked_by" uuid NOT NULL,
	"confirmed_by" uuid,
	"state" text NOT NULL,
	"counts" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"grievance_number" bigint,
	"name" text NOT NULL,
	"email" text,
	"phone_number" text,
	"words" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_requests_grievance_number_unique" UNIQUE("grievance_number")
);
--> statement-breakpoint
ALTER TABLE "privacy_erasures" ADD CONSTRAINT "privacy_erasures_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_grievance_number_grievances_number_fk" FOREIGN KEY ("grievance_number") REFERENCES "public"."grievances"("number") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_by_state" ON "privacy_requests" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_call" ON "audit_log" USING btree ("call","position");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");