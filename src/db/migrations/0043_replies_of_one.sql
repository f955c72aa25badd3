CREATE INDEX "event_replies_of_account" ON "event_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_replies_of_address" ON "event_replies" USING btree ("email");