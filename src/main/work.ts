import { readConfig } from '#config/config.ts';
import { runWorkLane } from './run-work-lane.ts';
import { startWorkLane } from './work-lane.ts';

await runWorkLane((report) => startWorkLane(readConfig(), report));
