import type { describeCalls, Operation } from '#contract/describe-calls.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { formOf, schemaFields } from './schema-fields.ts';
import type { JsonSchema, SchemaField } from './schema-fields.ts';

/** One call as the page shows it. */
export interface DescribedCall {
  id: string;
  /** In capitals: `GET`. */
  method: string;
  summary: string;
  access: Exclude<Operation['x-access'], 'agent'>;
  parameters: SchemaField[];
  body: SchemaField[];
  reply: SchemaField[];
  failures: { status: string; description: string }[];
}

export interface DescribedPath {
  /** With the base: `/api/news/find`. */
  path: string;
  calls: DescribedCall[];
}

/**
 * The OpenAPI document as a list of paths in alphabetical order. The calls of agents are left out: with
 * these, the page would be four times as long.
 */
export function callList({ paths }: ReplyOf<typeof describeCalls>): DescribedPath[] {
  return Object.entries(paths)
    .filter(([path]) => !path.startsWith('/agent/'))
    .map(([path, operations]) => ({ path: `/api${path}`, calls: callsOf(operations) }))
    .filter(({ calls }) => calls.length > 0)
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
}

function callsOf(operations: Record<string, Operation>): DescribedCall[] {
  return Object.entries(operations).flatMap(([method, operation]) => {
    const access = operation['x-access'];
    return access === 'agent' ? [] : [{ access, ...describe(method, operation) }];
  });
}

function describe(method: string, operation: Operation): Omit<DescribedCall, 'access'> {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const isSuccess = (status: string) => status.startsWith('2');
  const statuses = Object.entries(responses);
  return {
    id: operationId,
    method: method.toUpperCase(),
    summary,
    parameters: parameters.map(({ name, required, schema }) => ({
      name,
      form: formOf(schema),
      optional: !required,
    })),
    body: fieldsOf(requestBody?.content),
    reply: fieldsOf(statuses.find(([status]) => isSuccess(status))?.[1].content),
    failures: statuses
      .filter(([status]) => !isSuccess(status))
      .map(([status, { description }]) => ({ status, description })),
  };
}

function fieldsOf(content: Record<string, { schema: JsonSchema }> = {}): SchemaField[] {
  return Object.values(content).flatMap(({ schema }) => schemaFields(schema));
}
