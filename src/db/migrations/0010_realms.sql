CREATE TABLE "agent_roles" (
	"agent_id" uuid NOT NULL,
	"role" text NOT NULL,
	"languages" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_roles_agent_id_role_pk" PRIMARY KEY("agent_id","role"),
	CONSTRAINT "agent_roles_translators_have_languages" CHECK ("agent_roles"."role" <> 'translator' OR coalesce(cardinality("agent_roles"."languages"), 0) > 0)
);
--> statement-breakpoint
CREATE TABLE "agent_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"owner_id" uuid NOT NULL,
	"browser_hash" "bytea",
	"device" text,
	"proven_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"position" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"realm" text NOT NULL,
	"actor_id" uuid,
	"call" text NOT NULL,
	"target" text NOT NULL,
	"target_ids" text[] NOT NULL,
	"outcome" text NOT NULL,
	"network" text NOT NULL,
	"previous" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_log_previous_unique" UNIQUE("previous")
);
--> statement-breakpoint
ALTER TABLE "agent_roles" ADD CONSTRAINT "agent_roles_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_sessions_by_owner" ON "agent_sessions" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","position");--> statement-breakpoint
CREATE INDEX "audit_log_by_target" ON "audit_log" USING btree ("target","position");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "kind";
--> statement-breakpoint
-- Rows of the audit log are only added, whoever is connected and whatever the program believes.
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
--> statement-breakpoint
-- One statement, so that whoever adds a row holds the others up shortly. The lock is taken before the
-- last row is read: each statement of a volatile function sees what was committed until it began.
CREATE FUNCTION append_to_audit_log(
  realm text, actor_id uuid, call text, target text, target_ids text[], outcome text, network text,
  said text
) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  last_row record;
  place bigint;
  moment timestamptz(3);
  words text;
BEGIN
  PERFORM pg_advisory_xact_lock(1635083369);
  SELECT position, hash INTO last_row FROM audit_log ORDER BY position DESC LIMIT 1;
  place := coalesce(last_row.position, 0) + 1;
  moment := clock_timestamp();
  words := place || ' ' || (extract(epoch FROM moment) * 1000)::bigint || ' ' || said;
  INSERT INTO audit_log (
    "position", at, realm, actor_id, call, target, target_ids, outcome, network, previous, hash
  ) VALUES (
    place, moment, realm, actor_id, call, target, target_ids, outcome, network,
    coalesce(last_row.hash, decode(repeat('00', 32), 'hex')),
    sha256(coalesce(last_row.hash, decode(repeat('00', 32), 'hex')) || convert_to(words, 'UTF8'))
  );
END
$$;
