/** The network of an address, as limits count it: three of four bytes, or three of four groups. */
export function networkOf(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  const bytes = address.split('.');
  return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.0/24` : 'unknown';
}
