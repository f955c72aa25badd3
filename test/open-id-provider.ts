import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/**
 * A real OpenID Connect provider on loopback with the clients `abhiyan` and `other`. The login
 * `ila` is Ila Rane with the address ila@letters.example; the provider vouches for every login but
 * `unproven`.
 */
export async function startOpenIdProvider(redirectUri: string) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: ['abhiyan', 'other'].map((client_id) => ({
      client_id,
      redirect_uris: [redirectUri],
      // A web client's redirect must use TLS, which a site on loopback lacks.
      application_type: redirectUri.startsWith('https:') ? ('web' as const) : ('native' as const),
      response_types: ['id_token' as const],
      grant_types: ['implicit'],
      token_endpoint_auth_method: 'none' as const,
    })),
    responseTypes: ['id_token'],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'one' }] },
    claims: { email: ['email', 'email_verified'], profile: ['name'], openid: ['sub'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@letters.example`,
        email_verified: id !== 'unproven',
        name: 'Ila Rane',
      }),
    }),
    cookies: { keys: ['a key of this test'] },
  });
  server.on('request', provider.callback());
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { issuer, stop };
}
