import { readConfig } from '#config/config.ts';
import { runWorkLane } from './run-work-lane.ts';

await runWorkLane(async (report) => {
  // Loaded at the priority of this process already: what it takes, pages of a site that has just started want too.
  const { startWorkLane } = await import('./work-lane.ts');
  return startWorkLane(readConfig(), report);
});
