import { isLanguage } from '#contract/languages.ts';
import type { Permission } from '#contract/permissions.ts';
import type { CallingAgent } from '#people/realms/calling-agent.ts';

/** Whether an agent has a permission for a part; facts need it in every language. */
export const mayInPart = (agent: CallingAgent, permission: Permission, part: string): boolean =>
  agent.may(permission, isLanguage(part) ? part : undefined);
