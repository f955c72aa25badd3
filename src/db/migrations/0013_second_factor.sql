CREATE TABLE "agent_authenticators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_counter" bigint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_browsers" (
	"agent_id" uuid NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_browsers_agent_id_browser_hash_pk" PRIMARY KEY("agent_id","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "agent_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"grants" jsonb NOT NULL,
	"invited_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "agent_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "agent_receipts" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"agent_id" uuid,
	"to_sign" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_recovery_codes" (
	"agent_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "agent_recovery_codes_agent_id_code_hash_pk" PRIMARY KEY("agent_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "agent_roles" ADD COLUMN "sections" text[];--> statement-breakpoint
ALTER TABLE "agent_sessions" ADD COLUMN "is_half" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_half" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_authenticators" ADD CONSTRAINT "agent_authenticators_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_browsers" ADD CONSTRAINT "agent_browsers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_invitations" ADD CONSTRAINT "agent_invitations_invited_by_agents_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_passkeys" ADD CONSTRAINT "agent_passkeys_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_receipts" ADD CONSTRAINT "agent_receipts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_recovery_codes" ADD CONSTRAINT "agent_recovery_codes_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_authenticators_by_agent" ON "agent_authenticators" USING btree ("agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_invitations_by_email" ON "agent_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "agent_passkeys_by_agent" ON "agent_passkeys" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "agent_receipts_by_agent" ON "agent_receipts" USING btree ("agent_id","purpose");--> statement-breakpoint
CREATE INDEX "agent_receipts_by_time" ON "agent_receipts" USING btree ("expires_at");