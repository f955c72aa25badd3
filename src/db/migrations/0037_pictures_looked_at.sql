ALTER TABLE "photo_removals" ALTER COLUMN "looked_at" SET DATA TYPE text[] USING array_remove(ARRAY["looked_at"], NULL);--> statement-breakpoint
ALTER TABLE "photo_removals" ALTER COLUMN "looked_at" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "photo_removals" ALTER COLUMN "looked_at" SET NOT NULL;
