/** The person whom an OpenID provider vouches for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  name: string | undefined;
  /** The moment from which the token is refused. */
  expiresAt: Date;
}

/** An ID token that does not hold: forged, old, for somebody else, or of an unproven address. */
export class BadIdToken extends Error {}

/** The provider's keys cannot be fetched. */
export class ProviderUnavailable extends Error {}

export interface OpenId {
  clientId: string;
  /** The address where logging in begins; throws `ProviderUnavailable`. */
  authorizationUrl(): Promise<string>;
  /** Throws `BadIdToken` or `ProviderUnavailable`. */
  verify(idToken: string, nonce: string | undefined): Promise<Identity>;
}
