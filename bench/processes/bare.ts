/** The upper bound of Node: the same bytes under the same headers at every address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Told } from './child.ts';

process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    const told: Told = { address: `http://127.0.0.1:${port}` };
    process.send?.(told);
  });
});
process.once('SIGTERM', () => process.exit(0));
