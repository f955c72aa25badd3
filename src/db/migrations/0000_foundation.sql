-- Both extensions are trusted: the owner of the database may create them without being a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
-- unaccent() is only STABLE, because its dictionary could be replaced; an index needs IMMUTABLE.
-- Naming the dictionary and its schema makes the promise true while nobody edits the dictionary.
CREATE FUNCTION public.immutable_unaccent(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN public.unaccent('public.unaccent'::regdictionary, value);
