import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problems.ts';
import type { FaultLog } from './caller.ts';

type Path = readonly PropertyKey[];

const MAX_REPAIRS = 100;

/**
 * Validates a reply against its schema and strips extra fields. An invalid reply is a fault of ours:
 * tests throw; elsewhere it is logged and sent without the invalid rows.
 */
export function checkReply(
  endpoint: Endpoint,
  reply: unknown,
  log: FaultLog,
  isTest = 'VITEST' in process.env,
): unknown {
  const parsed = endpoint.reply.safeParse(reply);
  if (parsed.success) return parsed.data;
  // Only paths and codes are logged: a message could repeat values of the reply.
  const broken = parsed.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
  if (isTest) throw new Error(`${endpoint.name} breaks its promise at ${broken.join(', ')}`);
  log.error({ call: endpoint.name, broken }, 'A reply breaks its promise');
  return repairReply(endpoint, structuredClone(reply));
}

/** Removes invalid rows one by one; throws `broken` when the rest is still invalid. */
function repairReply(endpoint: Endpoint, reply: unknown): unknown {
  for (let repairs = 0; repairs < MAX_REPAIRS; repairs += 1) {
    const parsed = endpoint.reply.safeParse(reply);
    if (parsed.success) return parsed.data;
    const path = parsed.error.issues[0]?.path ?? [];
    if (!removeRow(reply, path)) break;
  }
  throw new Problem('broken');
}

/** Removes the innermost row of a list around the path, or else the field; false if neither is there. */
function removeRow(reply: unknown, path: Path): boolean {
  const row = path.findLastIndex((key) => typeof key === 'number');
  const target = row === -1 ? path : path.slice(0, row + 1);
  const key = target.at(-1);
  const holder = target.slice(0, -1).reduce(childOf, reply);
  if (key === undefined || typeof holder !== 'object' || holder === null) return false;
  if (Array.isArray(holder)) return holder.splice(Number(key), 1).length > 0;
  return Object.hasOwn(holder, key) && Reflect.deleteProperty(holder, key);
}

function childOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
