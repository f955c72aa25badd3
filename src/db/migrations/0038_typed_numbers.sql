DROP INDEX "event_replies_of_phone";--> statement-breakpoint
CREATE INDEX "event_replies_with_phone" ON "event_replies" USING btree ("event_id","phone_number");