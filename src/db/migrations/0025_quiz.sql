CREATE TABLE "quiz_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reward_id" uuid NOT NULL,
	"user_id" uuid,
	"phone_hash" "bytea" NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "quiz_claims_once" UNIQUE("reward_id","phone_hash")
);
--> statement-breakpoint
CREATE TABLE "quiz_days" (
	"day" date NOT NULL,
	"position" smallint NOT NULL,
	"question_id" uuid NOT NULL,
	"asked" jsonb,
	CONSTRAINT "quiz_days_day_position_pk" PRIMARY KEY("day","position"),
	CONSTRAINT "quiz_days_once" UNIQUE("day","question_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_draws" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" jsonb NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"fewest_rounds" integer NOT NULL,
	"prizes" integer NOT NULL,
	"seed_hash" text NOT NULL,
	"seed" text NOT NULL,
	"drawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_players" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"best_streak" integer DEFAULT 0 NOT NULL,
	"last_day" date,
	"rounds" integer DEFAULT 0 NOT NULL,
	"perfect_rounds" integer DEFAULT 0 NOT NULL,
	"rank_name" text,
	"rank_constituency" text
);
--> statement-breakpoint
CREATE TABLE "quiz_points" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_points_once" UNIQUE("user_id","reason")
);
--> statement-breakpoint
CREATE TABLE "quiz_rounds" (
	"user_id" uuid NOT NULL,
	"quiz_day" date NOT NULL,
	"started_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"score" smallint,
	"total" smallint,
	"points" smallint,
	"streak" integer,
	"is_too_fast" boolean DEFAULT false NOT NULL,
	"answers" jsonb,
	"network_hash" "bytea",
	CONSTRAINT "quiz_rounds_user_id_quiz_day_pk" PRIMARY KEY("user_id","quiz_day")
);
--> statement-breakpoint
CREATE TABLE "quiz_stock" (
	"reward_id" uuid PRIMARY KEY NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_tickets" (
	"draw_id" uuid NOT NULL,
	"ticket" uuid NOT NULL,
	"user_id" uuid,
	"place" integer,
	CONSTRAINT "quiz_tickets_draw_id_ticket_pk" PRIMARY KEY("draw_id","ticket"),
	CONSTRAINT "quiz_tickets_once" UNIQUE("draw_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_claims" ADD CONSTRAINT "quiz_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_players" ADD CONSTRAINT "quiz_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_points" ADD CONSTRAINT "quiz_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_rounds" ADD CONSTRAINT "quiz_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_tickets" ADD CONSTRAINT "quiz_tickets_draw_id_quiz_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."quiz_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_tickets" ADD CONSTRAINT "quiz_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_claims_by_user" ON "quiz_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quiz_claims_by_state" ON "quiz_claims" USING btree ("state","claimed_at","id");--> statement-breakpoint
CREATE INDEX "quiz_days_by_question" ON "quiz_days" USING btree ("question_id","day" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quiz_players_ranked" ON "quiz_players" USING btree ("points" DESC NULLS LAST,"user_id") WHERE "quiz_players"."rank_name" is not null;--> statement-breakpoint
CREATE INDEX "quiz_players_ranked_in" ON "quiz_players" USING btree ("rank_constituency","points" DESC NULLS LAST,"user_id") WHERE "quiz_players"."rank_name" is not null;--> statement-breakpoint
CREATE INDEX "quiz_rounds_of_day" ON "quiz_rounds" USING btree ("quiz_day") WHERE "quiz_rounds"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "quiz_tickets_by_user" ON "quiz_tickets" USING btree ("user_id");