CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"facts" jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_anchors" (
	"folder_name" text PRIMARY KEY NOT NULL,
	"anchor" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"document_id" uuid NOT NULL,
	"language" text NOT NULL,
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"live" boolean DEFAULT false NOT NULL,
	"shown_in" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"body" text,
	"words" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"category" text,
	"terms" text[] NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "versions_document_id_language_pk" PRIMARY KEY("document_id","language")
);
--> statement-breakpoint
CREATE TABLE "engagement" (
	"day" date NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "engagement_day_type_path_pk" PRIMARY KEY("day","type","path")
);
--> statement-breakpoint
CREATE TABLE "join_submissions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"constituency" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"suspect" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_collection_slug" ON "documents" USING btree ("collection","slug");--> statement-breakpoint
CREATE INDEX "revisions_of" ON "revisions" USING btree ("document_id","language","id");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "versions_listed" ON "versions" USING btree ("collection","at" DESC NULLS FIRST,"document_id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "versions_listed_by_category" ON "versions" USING btree ("collection","category","at" DESC NULLS FIRST,"document_id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "versions_by_position" ON "versions" USING btree ("collection","position","document_id") WHERE live;--> statement-breakpoint
CREATE INDEX "versions_by_slug" ON "versions" USING btree ("collection","slug");--> statement-breakpoint
CREATE INDEX "versions_due" ON "versions" USING btree ("publish_at") WHERE state = 'published' and not live;--> statement-breakpoint
CREATE INDEX "versions_search" ON "versions" USING gin ("search");