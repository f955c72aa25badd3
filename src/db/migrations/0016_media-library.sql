CREATE TABLE "revision_files" (
	"key" text NOT NULL,
	"revision_id" bigint NOT NULL,
	CONSTRAINT "revision_files_key_revision_id_pk" PRIMARY KEY("key","revision_id")
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigserial NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"same_as" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"original_key" text NOT NULL,
	"key" text,
	"stored" jsonb,
	"preview" jsonb,
	"likeness" bigint,
	"is_alike" boolean DEFAULT false NOT NULL,
	"crop" jsonb,
	"alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"taken_on" date,
	"albums" text[] DEFAULT '{}' NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"uploader_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"binned_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "revision_files" ADD CONSTRAINT "revision_files_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revision_files_of" ON "revision_files" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "media_files_listed" ON "media_files" USING btree ("kind","position") WHERE "media_files"."state" = 'ready' and "media_files"."binned_at" is null;--> statement-breakpoint
CREATE INDEX "media_files_binned" ON "media_files" USING btree ("binned_at") WHERE "media_files"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "media_files_unfinished" ON "media_files" USING btree ("uploader_id","created_at") WHERE "media_files"."state" <> 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "media_files_once" ON "media_files" USING btree ("sha256") WHERE "media_files"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "media_files_by_key" ON "media_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "media_files_albums" ON "media_files" USING gin ("albums");--> statement-breakpoint
CREATE INDEX "media_files_search" ON "media_files" USING gin ("search");--> statement-breakpoint
INSERT INTO "revision_files" ("key", "revision_id") SELECT DISTINCT file #>> '{}', r.id FROM "revisions" r, jsonb_path_query(r.content, '$.**.key') AS file WHERE file #>> '{}' ~ '^[0-9a-f]{64}$';
