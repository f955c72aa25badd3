CREATE TABLE "event_check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"gate_id" uuid NOT NULL,
	"reply_id" uuid,
	"people" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"turn" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_exports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_gates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"agent_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "event_gates_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "event_gatherings" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"change" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"tells" text
);
--> statement-breakpoint
CREATE TABLE "event_notices" (
	"reply_id" uuid NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_notices_reply_id_about_pk" PRIMARY KEY("reply_id","about")
);
--> statement-breakpoint
CREATE TABLE "event_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"phone_number" text,
	"people" smallint NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"stands_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_check_ins" ADD CONSTRAINT "event_check_ins_event_id_event_gatherings_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event_gatherings"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_check_ins" ADD CONSTRAINT "event_check_ins_reply_id_event_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."event_replies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_gates" ADD CONSTRAINT "event_gates_event_id_event_gatherings_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event_gatherings"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_reply_id_event_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."event_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_replies" ADD CONSTRAINT "event_replies_event_id_event_gatherings_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event_gatherings"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_replies" ADD CONSTRAINT "event_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_check_ins_once" ON "event_check_ins" USING btree ("reply_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "event_check_ins_by_turn" ON "event_check_ins" USING btree ("event_id","turn");--> statement-breakpoint
CREATE INDEX "event_gates_of_event" ON "event_gates" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_replies_of_user" ON "event_replies" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_replies_of_email" ON "event_replies" USING btree ("event_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "event_replies_of_phone" ON "event_replies" USING btree ("event_id","phone_number");--> statement-breakpoint
CREATE INDEX "event_replies_in_line" ON "event_replies" USING btree ("event_id","state","stands_since","id");