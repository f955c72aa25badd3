import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('every address of one /64 network is counted as one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }),
      fc.nat(0xffff),
      (groups, other) => {
        const network = [0x2001, ...groups.slice(0, 3)];
        const one = [...network, ...groups.slice(4)];
        const neighbour = [...network, other, ...groups.slice(5)];
        const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');
        expect(addressKey(written(neighbour))).toBe(addressKey(written(one)));
      },
    ),
  );
});
