import { expect, test } from 'vitest';
import { townAtFoot } from './town-at-foot.ts';

const rooms = ['/news', '/events', '/photos', '/videos', '/biography', '/pressreleases', '/faq'];

test.each(rooms)(
  'home and %s stand in different towns, and so do the room and what is in it',
  (room) => {
    expect(townAtFoot(room)).not.toBe(townAtFoot('/'));
    for (const slug of ['a', 'jetty', 'bus-14', 'last-ferry']) {
      const inside = townAtFoot(`${room}/${slug}`);
      expect([townAtFoot('/'), townAtFoot(room)]).not.toContain(inside);
      expect(townAtFoot(`${room}/${slug}`)).toBe(inside);
    }
  },
);

test('a reader meets five towns', () => {
  const paths = ['/', ...rooms, ...rooms.flatMap((room) => [`${room}/a`, `${room}/b`])];
  expect(new Set(paths.map(townAtFoot)).size).toBe(5);
});
