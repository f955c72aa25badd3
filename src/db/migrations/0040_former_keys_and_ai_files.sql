CREATE TABLE "ai_files" (
	"key" text PRIMARY KEY NOT NULL,
	"extent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "former_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_files_by_former_key" ON "media_files" USING gin ("former_keys");--> statement-breakpoint
INSERT INTO "ai_files" ("key", "extent")
SELECT DISTINCT ON ("key") "key", "stored" ->> 'ai' FROM "media_files"
WHERE "key" IS NOT NULL AND "stored" ->> 'ai' IS NOT NULL;