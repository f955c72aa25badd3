import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Asked {
  path: string;
  headers: Record<string, unknown>;
  body: string;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Hangs up instead of replying. */
  hangUp?: boolean;
}

/** A vendor's server on a free port for one test, with its received requests. */
export async function vendorServer({ status = 200, headers, body, hangUp }: Answer) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    if (hangUp) request.socket.destroy();
    else response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, address: `http://127.0.0.1:${port}` };
}
