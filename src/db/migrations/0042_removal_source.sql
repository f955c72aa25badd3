ALTER TABLE "photo_removals" ADD COLUMN "source" text DEFAULT 'visitor' NOT NULL;
--> statement-breakpoint
UPDATE "photo_removals" SET "source" = 'replacement', "reason" = NULL
WHERE "reason" = 'The picture was replaced. Look whether the face that was blurred can be seen again.';
