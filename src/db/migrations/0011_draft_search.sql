CREATE TABLE "draft_search" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "documents_draft_search";--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "terms" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "terms" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_search" ADD CONSTRAINT "draft_search_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_search_words" ON "draft_search" USING gin ("search");--> statement-breakpoint
CREATE INDEX "drafts_unindexed" ON "drafts" USING btree ("document_id") WHERE "drafts"."terms" is null;--> statement-breakpoint
INSERT INTO "draft_search" SELECT "id", "draft_search" FROM "documents";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "draft_search";