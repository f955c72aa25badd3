import { createReader } from '#content/server/reader.ts';
import { onChange } from '#db/cache-tags.ts';
import type { ChangeListener } from '#db/cache-tags.ts';
import type { DatabaseConnection } from '#db/connection.ts';
import { createElectionClock } from '#features/election-clock/server/clock.ts';
import { createCampaign } from './campaign.ts';
import { collections } from './collections.ts';

/** Opens the content for reading. `drop` is called with what changed, at the moment of the change. */
export async function openContent(connection: DatabaseConnection, drop: ChangeListener) {
  const campaign = createCampaign();
  const reader = createReader(connection.db, campaign.look);
  const clock = createElectionClock(connection.db);

  const forget: ChangeListener = (changed) => {
    const names = changed === 'everything' ? collections.map(({ name }) => name) : changed;
    names.forEach(reader.forget);
    clock.drop(changed);
    drop(changed);
    // Every page shows the settings, and the server itself goes by them.
    if (names.includes('settings')) void refresh().finally(() => drop('everything'));
  };

  // spec: error:settings-logged
  const refresh = () => campaign.refresh(reader).catch((error: unknown) => console.error(error));

  await onChange(connection.listen, forget);
  await campaign.refresh(reader);
  return { campaign, reader, clock };
}
