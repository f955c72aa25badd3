CREATE TABLE "drafts" (
	"document_id" uuid NOT NULL,
	"part" text NOT NULL,
	"revision_id" bigint NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "drafts_document_id_part_pk" PRIMARY KEY("document_id","part")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "former_slugs_collection_slug_pk" PRIMARY KEY("collection","slug")
);
--> statement-breakpoint
CREATE TABLE "schedule" (
	"document_id" uuid NOT NULL,
	"part" text NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"revision_id" bigint,
	"author_id" uuid NOT NULL,
	CONSTRAINT "schedule_document_id_part_action_pk" PRIMARY KEY("document_id","part","action")
);
--> statement-breakpoint
DROP INDEX "versions_due";--> statement-breakpoint
DROP INDEX "versions_listed";--> statement-breakpoint
DROP INDEX "versions_listed_by_category";--> statement-breakpoint
DROP INDEX "versions_by_position";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "facts_revision_id" bigint;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "stage" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "draft_search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "edited_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "binned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revisions" RENAME COLUMN "language" TO "part";--> statement-breakpoint
-- Everything written until now came from files.
ALTER TABLE "revisions" ADD COLUMN "author_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ALTER COLUMN "author_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "revisions" DROP COLUMN "author";--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "revisions" SET "since" = "at";--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "revision_id" bigint;--> statement-breakpoint
UPDATE "revisions" SET "content" = "content" - '{facts,position,state,publishAt}'::text[];--> statement-breakpoint
INSERT INTO "revisions" ("document_id", "part", "author_id", "content", "at", "since")
	SELECT "id", 'facts', '00000000-0000-4000-8000-000000000001', "facts", "updated_at", "updated_at" FROM "documents";--> statement-breakpoint
-- A text whose newest revision says the same needs no other.
INSERT INTO "revisions" ("document_id", "part", "author_id", "content", "at", "since")
	SELECT v."document_id", v."language", '00000000-0000-4000-8000-000000000001', said."content", v."updated_at", v."updated_at"
	FROM "versions" v, LATERAL (SELECT jsonb_build_object(
		'title', v."title", 'summary', v."summary", 'body', v."body", 'words', v."words") AS "content") said
	WHERE said."content" IS DISTINCT FROM (
		SELECT r."content" FROM "revisions" r
		WHERE r."document_id" = v."document_id" AND r."part" = v."language" ORDER BY r."id" DESC LIMIT 1);--> statement-breakpoint
INSERT INTO "drafts" ("document_id", "part", "revision_id")
	SELECT DISTINCT ON ("document_id", "part") "document_id", "part", "id"
	FROM "revisions" ORDER BY "document_id", "part", "id" DESC;--> statement-breakpoint
UPDATE "drafts" SET "terms" = v."terms" FROM "versions" v
	WHERE v."document_id" = "drafts"."document_id" AND v."language" = "drafts"."part";--> statement-breakpoint
UPDATE "versions" SET "revision_id" = d."revision_id" FROM "drafts" d
	WHERE d."document_id" = "versions"."document_id" AND d."part" = "versions"."language";--> statement-breakpoint
INSERT INTO "schedule" ("document_id", "part", "action", "at", "revision_id", "author_id")
	SELECT "document_id", "language", 'publish', "publish_at", "revision_id", '00000000-0000-4000-8000-000000000001'
	FROM "versions" WHERE "state" = 'published' AND NOT "live";--> statement-breakpoint
UPDATE "documents" SET
	"position" = coalesce((SELECT max(v."position") FROM "versions" v WHERE v."document_id" = "id"), 0),
	"edited_at" = "updated_at",
	"draft_search" = coalesce((SELECT string_agg(array_to_string(d."terms", ' '), ' ')
		FROM "drafts" d WHERE d."document_id" = "id"), '')::tsvector;--> statement-breakpoint
DELETE FROM "versions" WHERE NOT "live";--> statement-breakpoint
INSERT INTO "schedule" ("document_id", "part", "action", "at", "revision_id", "author_id")
	SELECT s."document_id", 'facts', 'publish', min(s."at"), d."revision_id", '00000000-0000-4000-8000-000000000001'
	FROM "schedule" s JOIN "drafts" d ON d."document_id" = s."document_id" AND d."part" = 'facts'
	WHERE NOT EXISTS (SELECT FROM "versions" v WHERE v."document_id" = s."document_id")
	GROUP BY s."document_id", d."revision_id";--> statement-breakpoint
UPDATE "documents" SET "facts_revision_id" = d."revision_id" FROM "drafts" d
	WHERE d."document_id" = "id" AND d."part" = 'facts' AND "languages" <> '{}';--> statement-breakpoint
UPDATE "documents" SET "facts" = '{}' WHERE "facts_revision_id" IS NULL;--> statement-breakpoint
UPDATE "documents" SET "stage" = CASE
	WHEN "languages" = '{}' THEN 'draft'
	WHEN EXISTS (SELECT FROM "drafts" d WHERE d."document_id" = "id" AND d."part" <> 'facts'
		AND NOT d."part" = ANY ("languages")) THEN 'changed'
	ELSE 'live' END;--> statement-breakpoint
ALTER TABLE "versions" ALTER COLUMN "revision_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_revision" ON "drafts" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "schedule_due" ON "schedule" USING btree ("at");--> statement-breakpoint
CREATE INDEX "schedule_revision" ON "schedule" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "documents_edited" ON "documents" USING btree ("collection","stage","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "documents_edited_anywhere" ON "documents" USING btree ("stage","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "documents_draft_search" ON "documents" USING gin ("draft_search");--> statement-breakpoint
CREATE INDEX "versions_listed" ON "versions" USING btree ("collection","at" DESC NULLS FIRST,"document_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "versions_listed_by_category" ON "versions" USING btree ("collection","category","at" DESC NULLS FIRST,"document_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "versions_by_position" ON "versions" USING btree ("collection","position","document_id");--> statement-breakpoint
ALTER TABLE "versions" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "versions" DROP COLUMN "publish_at";--> statement-breakpoint
ALTER TABLE "versions" DROP COLUMN "live";
