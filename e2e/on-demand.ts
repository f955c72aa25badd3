import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Site {
  origin: string;
  stop(): Promise<unknown>;
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
      (site) => response.end(JSON.stringify(site)),
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

/** Asks for the site that is offered at the address; it is told whole, without how it is stopped. */
export async function askFor<Told extends { origin: string }>(address = ''): Promise<Told> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Told;
}
