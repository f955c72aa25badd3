import { expect, test } from 'vitest';
import { footerTown } from './footer-town.ts';

const rooms = ['/news', '/events', '/photos', '/videos', '/biography', '/pressreleases', '/faq'];

test.each(rooms)(
  'home and %s stand in different towns, and so do the room and what is in it',
  (room) => {
    expect(footerTown(room)).not.toBe(footerTown('/'));
    for (const slug of ['a', 'jetty', 'bus-14', 'last-ferry']) {
      const inside = footerTown(`${room}/${slug}`);
      expect([footerTown('/'), footerTown(room)]).not.toContain(inside);
      expect(footerTown(`${room}/${slug}`)).toBe(inside);
    }
  },
);

test('a reader meets five towns', () => {
  const paths = ['/', ...rooms, ...rooms.flatMap((room) => [`${room}/a`, `${room}/b`])];
  expect(new Set(paths.map(footerTown)).size).toBe(5);
});
