CREATE TABLE "referral_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid NOT NULL,
	"shows_name" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_joins" (
	"person_key" text PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"join_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_visits" (
	"code_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "referral_visits_code_id_day_pk" PRIMARY KEY("code_id","day")
);
--> statement-breakpoint
ALTER TABLE "join_submissions" ADD COLUMN "receipt_hash" "bytea";--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_joins" ADD CONSTRAINT "referral_joins_code_id_referral_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."referral_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_joins" ADD CONSTRAINT "referral_joins_join_id_join_submissions_id_fk" FOREIGN KEY ("join_id") REFERENCES "public"."join_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_code_id_referral_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."referral_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_of_member" ON "referral_codes" USING btree ("user_id") WHERE "referral_codes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "referral_codes_by_user" ON "referral_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_joins_of" ON "referral_joins" USING btree ("code_id","join_id");--> statement-breakpoint
CREATE INDEX "referral_joins_by_letter" ON "referral_joins" USING btree ("join_id");--> statement-breakpoint
CREATE UNIQUE INDEX "join_submissions_by_receipt" ON "join_submissions" USING btree ("receipt_hash");