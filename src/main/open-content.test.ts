import { expect, test, vi } from 'vitest';
import { publishChange } from '#db/cache-tags.ts';
import { testDatabase } from '#test/database.ts';
import { PATIENCE } from '#test/patience.ts';
import { openContent } from './open-content.ts';

test('settings that cannot be read anew are logged, and the site stays as it was (spec: error:settings-logged)', async () => {
  const connection = await testDatabase();
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { campaign } = await openContent(connection, () => undefined);

  await connection.db.execute('alter table versions rename to elsewhere');
  await publishChange(connection.db, ['settings']);
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), PATIENCE);

  expect(campaign.look()).toEqual({ hue: 205, motifsOff: [], tint: '#baeaef' });
  logged.mockRestore();
});
