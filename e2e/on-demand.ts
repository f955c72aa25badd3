import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Site {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Offers a site to all tests without starting it before one of them asks. They ask by HTTP, because
 * Playwright's workers are processes apart from its set-up.
 */
export async function offer(start: () => Promise<Site>) {
  let started: Promise<Site> | undefined;
  const server = createServer((_request, response) => {
    started ??= start();
    started.then(
      ({ origin }) => response.end(origin),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.close();
    await (await started?.catch(() => undefined))?.stop();
  };
  return { address: `http://127.0.0.1:${port}`, stop };
}

/** The origin of a site that is offered at the address. */
export async function askFor(address = ''): Promise<string> {
  const answer = await fetch(address);
  const words = await answer.text();
  if (!answer.ok) throw new Error(words);
  return words;
}
