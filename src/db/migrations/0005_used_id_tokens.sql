CREATE TABLE "used_id_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_id_tokens_by_time" ON "used_id_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "receipts_by_number" ON "receipts" USING btree ("purpose",("holds"->>'phoneNumber'));