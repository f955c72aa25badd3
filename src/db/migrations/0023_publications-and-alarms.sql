CREATE TABLE "publications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"part" text NOT NULL,
	"revision_id" bigint NOT NULL,
	"seal" "bytea" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "link_uses" (
	"url" text NOT NULL,
	"document_id" uuid NOT NULL,
	"part" text NOT NULL,
	"field" text NOT NULL,
	CONSTRAINT "link_uses_document_id_part_field_url_pk" PRIMARY KEY("document_id","part","field","url")
);
--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"collection" text NOT NULL,
	"part" text NOT NULL,
	"title" text NOT NULL,
	"details" text[] NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bring_backs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" uuid NOT NULL,
	"moment" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"collection" text,
	"document_id" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"all_documents" integer DEFAULT 0 NOT NULL,
	"failed" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_seals" (
	"key" text PRIMARY KEY NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_comparisons" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"texts" integer NOT NULL,
	"pages" integer NOT NULL,
	"files" integer NOT NULL,
	"differences" integer NOT NULL,
	"last_page" uuid,
	"last_file" text
);
--> statement-breakpoint
ALTER TABLE "link_checks" ADD COLUMN "failing_since" date;--> statement-breakpoint
ALTER TABLE "link_checks" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "link_uses" ADD CONSTRAINT "link_uses_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publications_now" ON "publications" USING btree ("document_id","part") WHERE "publications"."until" is null;--> statement-breakpoint
CREATE INDEX "publications_of" ON "publications" USING btree ("document_id","part","since");--> statement-breakpoint
CREATE INDEX "publications_revision" ON "publications" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "publications_since" ON "publications" USING btree ("since");--> statement-breakpoint
CREATE INDEX "publications_until" ON "publications" USING btree ("until");--> statement-breakpoint
CREATE INDEX "link_uses_of" ON "link_uses" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_open" ON "alarms" USING btree ("kind","document_id","part") WHERE "alarms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "alarms_found" ON "alarms" USING btree ("found_at");
--> statement-breakpoint
-- What is public at this moment; of what was before, nothing is known.
INSERT INTO publications (document_id, collection, slug, part, revision_id, seal, since)
SELECT v.document_id, v.collection, v.slug, v.language, v.revision_id,
	sha256(convert_to(jsonb_build_array(v.title, v.summary, v.body, v.words)::text, 'UTF8')), now()
FROM versions v;
--> statement-breakpoint
INSERT INTO publications (document_id, collection, slug, part, revision_id, seal, since)
SELECT d.id, d.collection, d.slug, 'facts', d.facts_revision_id,
	sha256(convert_to(jsonb_build_array(d.facts)::text, 'UTF8')), now()
FROM documents d WHERE d.facts_revision_id IS NOT NULL;
