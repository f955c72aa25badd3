import { agentsArea } from '#features/agents/console/area.ts';
import { mediaArea } from '#features/media-library/console/area.ts';
import type { ConsoleArea } from '#ui/console/console-area.ts';

/** Every part of the agent area: a feature's is a row here. */
export const areas: readonly ConsoleArea[] = [agentsArea, mediaArea];

/** The rows of the rail, in their order. */
export const navigation = areas
  .flatMap((area) => area.navigation ?? [])
  .toSorted((one, other) => one.order - other.order);
