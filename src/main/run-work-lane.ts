import type { Report } from '#jobs/queue.ts';
import { runAtIdlePriority } from '#lib/idle-priority.ts';
import { run } from './run.ts';

/** The flag of a worker that a site starts and is connected to. */
export const FOR_SITE = '--for-site';

/**
 * Runs the lane `work` as a process. When the site that started it is gone, however it ended, so is
 * the work. Started by hand it ends at a signal.
 */
export async function runWorkLane(
  start: (report: Report) => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  const isForSite = process.argv.includes(FOR_SITE);
  // The site may have ended while this was loaded.
  if (isForSite && !process.connected) process.exit(1);
  // A page is made before a photograph is indexed, where both want the processor.
  runAtIdlePriority();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await run(
    () => start((error) => console.error(error)),
    () => (isForSite ? undefined : 'Abhiyan is at work'),
  );
}
