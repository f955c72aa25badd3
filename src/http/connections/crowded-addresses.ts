import type { Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { addressKey } from '../address-key.ts';

/** A tenth of all connections: one address of a carrier may serve a town, but not the whole country. */
const MAX_OF_ONE = 1_000;

/**
 * Closes new connections from an address that already has its share. Trusted proxies bring
 * everybody, and limit connections themselves.
 */
export function limitConnectionsPerAddress(
  server: Server,
  trustedProxies: readonly string[],
  mostOfOne = MAX_OF_ONE,
): void {
  const isTrusted = trustedAmong(trustedProxies);
  const open = new Map<string, number>();

  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const before = open.get(key) ?? 0;
    if (before >= mostOfOne) {
      socket.destroy();
      return;
    }
    open.set(key, before + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}

function trustedAmong(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
