import { removeStored, readStored, writeStored } from './use-session-storage.ts';

const KEY = 'google';

interface Asked {
  state: string;
  nonce: string;
  /** The login that was left, in its language. */
  path: string;
}

export interface Google {
  clientId: string;
  authorizationUrl: string;
}

/** The claims of the signed token from Google. */
export interface SignedIn {
  email: string;
  name: string;
  google_uid: string;
  id_token: string;
  nonce: string;
}

/** Leaves for Google, which comes back to the login; no script of theirs runs here. */
export function leaveForGoogle({ clientId, authorizationUrl }: Google, publicUrl: string): void {
  const asked = { state: unguessable(), nonce: unguessable() };
  writeStored(KEY, { ...asked, path: location.pathname } satisfies Asked);
  const address = new URL(authorizationUrl);
  const query = {
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${publicUrl}/login`,
    ...asked,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  location.assign(address);
}

/** Whether the address holds what Google came back with, a refusal too. */
export const isBackFromGoogle = () => /(?:^#|&)(?:id_token|error)=/.test(location.hash);

/** The provider knows one address of the login; a visitor who left another one is led back to it. */
export function leadToLeftPage(): boolean {
  const { path = location.pathname } = readStored<Asked>(KEY);
  const isElsewhere = path !== location.pathname;
  if (isElsewhere) location.replace(path + location.hash);
  return isElsewhere;
}

/** Takes it out of the address. Nothing comes of an answer to a question that this tab did not ask. */
export function takeSignedIn(): SignedIn | undefined {
  const given = new URLSearchParams(location.hash.slice(1));
  history.replaceState(history.state, '', location.pathname + location.search);
  const { state, nonce } = readStored<Asked>(KEY);
  removeStored(KEY);
  const id_token = given.get('id_token');
  if (!id_token || !state || !nonce || given.get('state') !== state) return undefined;
  const claims = claimsOf(id_token);
  if (claims['nonce'] !== nonce) return undefined;
  const { email = '', name = '', sub: google_uid = '' } = claims;
  return { email, name, google_uid, id_token, nonce };
}

/** The server checks the signature; here only what it says is read. */
function claimsOf(token: string): Record<string, string> {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
  } catch {
    return {};
  }
}

/** Also where a page is not secure, in which `randomUUID` is missing. */
function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
