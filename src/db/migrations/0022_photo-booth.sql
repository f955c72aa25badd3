CREATE TABLE "booth_days" (
	"day" text PRIMARY KEY NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"finds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booth_faces" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"photo_id" uuid NOT NULL,
	"vector" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"size" real NOT NULL,
	"score" real NOT NULL,
	"left" real NOT NULL,
	"top" real NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booth_finds" (
	"user_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"match" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused_at" timestamp with time zone,
	CONSTRAINT "booth_finds_user_id_photo_id_pk" PRIMARY KEY("user_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "booth_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"model_id" text,
	"sealed_key" "bytea",
	"sealed_vector" "bytea"
);
--> statement-breakpoint
CREATE TABLE "booth_photos" (
	"photo_id" uuid PRIMARY KEY NOT NULL,
	"album" text NOT NULL,
	"file_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"crashes" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"model_id" text,
	"faces" integer DEFAULT 0 NOT NULL,
	"revision" bigserial NOT NULL,
	"claimed_at" timestamp with time zone,
	"indexed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booth_settings" (
	"threshold" text PRIMARY KEY NOT NULL,
	"value" real NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booth_faces" ADD CONSTRAINT "booth_faces_photo_id_booth_photos_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."booth_photos"("photo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_finds" ADD CONSTRAINT "booth_finds_user_id_booth_people_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."booth_people"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_finds" ADD CONSTRAINT "booth_finds_photo_id_booth_photos_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."booth_photos"("photo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_people" ADD CONSTRAINT "booth_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_photos" ADD CONSTRAINT "booth_photos_photo_id_documents_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booth_faces_of" ON "booth_faces" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "booth_finds_newest" ON "booth_finds" USING btree ("user_id","found_at");--> statement-breakpoint
CREATE INDEX "booth_finds_of" ON "booth_finds" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "booth_photos_waiting" ON "booth_photos" USING btree ("created_at") WHERE "booth_photos"."state" in ('waiting', 'indexing');--> statement-breakpoint
CREATE INDEX "booth_photos_revision" ON "booth_photos" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "booth_photos_album" ON "booth_photos" USING btree ("album");