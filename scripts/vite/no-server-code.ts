import type { Plugin } from 'vite';

const serverOnly =
  /\/src\/(main|http|jobs|db|gateways|config)\/|\/src\/face-search\/(?!engine\/|vector\.ts|model-id\.ts)|\/src\/art\/(?!covers\/|scenes\/)|\/src\/(features\/[^/]+|content)\/(server|import|files\/(?!addresses))/;

/** Fails the browser's build when it would include a file of the server. */
export function noServerCode(): Plugin {
  return {
    name: 'no-server-code',
    enforce: 'post',
    load(id) {
      if (this.environment.name === 'client' && serverOnly.test(id)) {
        throw new Error(`${id} belongs to the server, but the browser's build reached it.`);
      }
      return null;
    },
  };
}
