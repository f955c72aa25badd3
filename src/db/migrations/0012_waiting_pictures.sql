CREATE TABLE "waiting_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"place" bigserial NOT NULL
);
