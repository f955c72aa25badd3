/** Whom an OpenID provider vouches for. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  name: string | undefined;
  /** From then on the token that says so is refused. */
  expiresAt: Date;
}

/** An ID token that does not hold: forged, old, for somebody else, or of an unproven address. */
export class BadIdToken extends Error {}

/** The provider's keys can not be had. */
export class ProviderUnavailable extends Error {}

export interface OpenId {
  clientId: string;
  /** Where logging in begins; throws `ProviderAway`. */
  authorizationUrl(): Promise<string>;
  /** Throws `BadIdToken` or `ProviderAway`. */
  verify(idToken: string, nonce: string | undefined): Promise<Identity>;
}
