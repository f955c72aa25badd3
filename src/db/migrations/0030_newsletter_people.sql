-- What a bounce names an address by. convert_to depends on the encoding of the database, which never changes.
CREATE FUNCTION public.address_digest(address text) RETURNS bytea
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN substring(sha256(convert_to(address, 'UTF8')) from 1 for 16);
--> statement-breakpoint
CREATE TABLE "mail_bounces" (
	"address_hash" "bytea" NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_bounces_address_hash_mailed_at_pk" PRIMARY KEY("address_hash","mailed_at")
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"given" boolean NOT NULL,
	"notice" text,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "topics" text[] DEFAULT '{"news","events","quiz","media"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "source" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "proof" text;--> statement-breakpoint
CREATE INDEX "mail_bounces_by_time" ON "mail_bounces" USING btree ("at");--> statement-breakpoint
CREATE INDEX "newsletter_consents_by_address" ON "newsletter_consents" USING btree ("address_hash","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_digest" ON "newsletter_subscribers" USING btree (public.address_digest("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_by_time" ON "newsletter_subscribers" USING btree ("created_at","email");
--> statement-breakpoint
CREATE TRIGGER newsletter_consents_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON newsletter_consents
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
