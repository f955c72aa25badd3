CREATE TABLE "proposed_orders" (
	"collection" text PRIMARY KEY NOT NULL,
	"document_ids" jsonb NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL
);
