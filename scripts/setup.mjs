/**
 * Makes the project ready to run:
 * `node scripts/setup.mjs [tools] [fonts] [build] [demo] [browser] [letters] [faces]`. Plain JavaScript
 * without dependencies for Node 20, because it runs before any package is installed.
 */
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Abhiyan needs Node 20 or newer to set itself up; this is ${process.version}.`);
  process.exit(1);
}

const { makeReady } = await import('./setup/make-ready.mjs');
process.exitCode = await makeReady(process.argv.slice(2));
