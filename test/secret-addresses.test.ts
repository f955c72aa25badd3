import { expect, test } from 'vitest';
import { testSite } from '#test/site.ts';

const site = await testSite({ pages: true });

test.each([
  '/changepassword',
  '/register/confirm',
  '/register/parent',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
  '/photobooth-gallery/notices',
  '/hi/changepassword',
])(
  '%s, to which mails lead with a secret, is kept nowhere and told to nobody (T6)',
  async (path) => {
    const { status, headers } = await site.get(`${path}?receipt=${'r'.repeat(43)}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  },
);
