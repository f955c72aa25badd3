import { isIP } from 'node:net';

/**
 * The key of an address for the rate limits: an IPv4 address as it is, an IPv6 address by its /64
 * network, which is the least that one household is given. `unknown` where there is no address, as for
 * a client that has hung up already.
 */
export function addressKey(ip = ''): string {
  const address = ip.replace(/%.*$/, '');
  const family = isIP(address);
  if (family === 4) return address;
  return family === 6 ? keyOfGroups(groupsOf(address)) : 'unknown';
}

function keyOfGroups(groups: string[]): string {
  const isMappedV4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMappedV4) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups in hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  const compressed = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = compressed.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back];
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
