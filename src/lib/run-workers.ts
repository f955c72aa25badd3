/**
 * Runs the same work several times side by side, and waits for all of them, also where one fails: a job that is tried
 * again would run beside those that go on. Then it throws what the first of them threw.
 */
export async function runWorkers(count: number, work: () => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: count }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
