CREATE TABLE "four_eyes" (
	"section" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_parts" (
	"review_id" uuid NOT NULL,
	"part" text NOT NULL,
	"revision_id" bigint NOT NULL,
	CONSTRAINT "review_parts_review_id_part_pk" PRIMARY KEY("review_id","part")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"note" text,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"wanted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"url" text PRIMARY KEY NOT NULL,
	"answers" boolean,
	"asked_at" timestamp with time zone,
	"wanted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"document_id" uuid NOT NULL,
	"tab_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"part" text,
	"field" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presence_document_id_tab_id_pk" PRIMARY KEY("document_id","tab_id")
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer,
	"answers" uuid,
	"part" text NOT NULL,
	"field" text NOT NULL,
	"quote" text,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "behind" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "review_parts" ADD CONSTRAINT "review_parts_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_parts" ADD CONSTRAINT "review_parts_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_parts_revision" ON "review_parts" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "reviews_of" ON "reviews" USING btree ("document_id","sent_at");--> statement-breakpoint
CREATE INDEX "reviews_open" ON "reviews" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "link_checks_asked" ON "link_checks" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_comments_number" ON "review_comments" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "drafts_behind" ON "drafts" USING btree ("document_id") WHERE "drafts"."behind" <> '{}';--> statement-breakpoint
ALTER TABLE "presence" SET UNLOGGED;--> statement-breakpoint
UPDATE "documents" d SET "category" = v."category" FROM "versions" v WHERE v."document_id" = d."id" AND v."category" IS NOT NULL;
