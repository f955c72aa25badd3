import { BlockList, isIP } from 'node:net';

/** True for `203.0.113.7`, `2001:db8::1` and either with a prefix length, `10.0.0.0/8`. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || isPrefix(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
}

function isPrefix(address: string, prefix: string, family: 'ipv4' | 'ipv6'): boolean {
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), family);
    return true;
  } catch {
    return false;
  }
}

/** True for `https://example.org`: http or https, a host, perhaps a port, and nothing after it. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && `${url.origin}/` === url.href;
}

/** True for `postgresql://user:password@host:5432/name`, and for a socket folder in `?host=`. */
export function isPostgresUrl(text: string): boolean {
  // A URL without a host is legal for PostgreSQL (`postgresql://user@/name?host=/folder`).
  const url = URL.parse(text.replace(/@\//, '@localhost/'));
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

/** True for `smtps://user:password@host`, `smtp://host:587` and `smtp://host?tls=none`. */
export function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  return url.pathname.length <= 1 && ['', '?tls=none'].includes(url.search);
}
