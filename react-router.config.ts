import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/site',
  buildDirectory: 'build',
  ssr: true,
  // A page loads by its address; no table of routes is fetched piece by piece behind the reader's back.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
