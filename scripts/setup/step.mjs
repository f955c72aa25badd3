const QUIET_FOR_MS = 1000;

/**
 * Does the work and, when it takes more than a second, says so: `Installing packages …  38 s`.
 * @param {string} title
 * @param {() => Promise<void>} work
 */
export async function step(title, work) {
  const started = performance.now();
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    process.stdout.write(`${title} …`);
  }, QUIET_FOR_MS);
  try {
    await work();
    if (shown) process.stdout.write(`  ${Math.round((performance.now() - started) / 1000)} s`);
  } finally {
    clearTimeout(timer);
    if (shown) process.stdout.write('\n');
  }
}
