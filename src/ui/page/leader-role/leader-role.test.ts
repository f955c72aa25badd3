import { expect, test } from 'vitest';
import { leaderRoleOf } from './leader-role.ts';

const nextElection = '2029-04-20T07:00:00+05:30';
const onDay = (day: string) => leaderRoleOf({ office: 'Member', nextElection }, new Date(day));

test('an election is told of until its day is over in India', () => {
  expect(onDay('2029-04-20T18:00:00Z')).toMatchObject({ office: 'Member', nextElection });
  expect(onDay('2029-04-20T18:31:00Z').nextElection).toBeUndefined();
});
