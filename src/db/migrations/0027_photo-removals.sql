CREATE TABLE "blurred_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"root_key" text NOT NULL,
	"is_shown" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booth_albums" (
	"album" text PRIMARY KEY NOT NULL,
	"face_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_removals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"photo_id" uuid,
	"root_key" text NOT NULL,
	"left" real,
	"top" real,
	"width" real,
	"height" real,
	"state" text NOT NULL,
	"by_face" boolean NOT NULL,
	"follows" uuid,
	"looked_at" text,
	"name" text,
	"email" text,
	"reason" text,
	"language" text NOT NULL,
	"notice" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "photo_removals" ADD CONSTRAINT "photo_removals_photo_id_documents_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blurred_pictures_root" ON "blurred_pictures" USING btree ("root_key");--> statement-breakpoint
CREATE INDEX "photo_removals_root" ON "photo_removals" USING btree ("root_key");--> statement-breakpoint
CREATE INDEX "photo_removals_photo" ON "photo_removals" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "photo_removals_listed" ON "photo_removals" USING btree ("state","due_at");