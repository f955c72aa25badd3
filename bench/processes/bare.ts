/** The upper bound of Node: the same bytes under the same headers at every address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Told } from './child.ts';
import { workOf } from './work.ts';

const tell = (told: Told) => process.send?.(told);

process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.on('message', () => tell(workOf(0)));
    tell({ address: `http://127.0.0.1:${port}` });
  });
});
process.once('SIGTERM', () => process.exit(0));
