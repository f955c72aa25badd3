import { isIP } from 'node:net';

/** The site as browsers know it that keep passkeys: a name, and the origin that may ask for them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The site's address as a place for passkeys; undefined where browsers allow none: they need https and
 * a name, or `localhost`.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (hostname === 'localhost') return { id: hostname, origin };
  const isNumeric = isIP(hostname) > 0 || hostname.startsWith('[');
  return protocol === 'https:' && !isNumeric ? { id: hostname, origin } : undefined;
}
