/** How long others may keep our answers. */
export const cacheControl = {
  /** The same for everybody, and cheap to ask for again. */
  public: 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400',
  /** Its name changes with its bytes. */
  immutable: 'public, max-age=31536000, immutable',
  /** Asked for again each time. */
  checked: 'no-cache',
  /** Personal, or a failure. */
  never: 'no-store',
};
