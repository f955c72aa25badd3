/** The field `website`, which people do not see and only bots fill in. */
export function Honeypot() {
  return (
    <p className="unseen" aria-hidden="true">
      <label>
        Website <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
