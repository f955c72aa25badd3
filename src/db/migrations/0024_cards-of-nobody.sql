ALTER TABLE "wishes" DROP CONSTRAINT "wishes_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "user_id";