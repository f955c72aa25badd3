import { z } from 'zod';
import { limitsOf } from '#contract/call-limits.ts';
import { describeCalls } from '#contract/describe-calls.ts';
import type { Operation } from '#contract/describe-calls.ts';
import { downloadTypeOf } from '#contract/download.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { problems } from '#contract/problems.ts';
import type { ProblemCode } from '#contract/problems.ts';
import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import { isGuarded, isOfAgents } from './access.ts';
import { bind } from './bind.ts';
import type { BoundCall } from './bind.ts';
import { failureResponses } from './failure-responses.ts';
import { describeUpload } from './uploads/describe-upload.ts';

const accessInWords: Record<Operation['x-access'], string> = {
  public: 'Open to everybody, and the same for everybody.',
  anyone: 'Open to everybody.',
  machine: 'Needs the secret that another server was given.',
  user: 'Needs the session of a user.',
  agent: 'Needs the session of an agent.',
};

interface Described {
  title: string;
  uploads?: readonly UploadEndpoint[];
}

/** The call that describes the given calls and uploads, and itself. */
export function bindOpenApi(calls: readonly BoundCall[], described: Described): BoundCall {
  const endpoints = [...calls.map((call) => call.endpoint), describeCalls];
  // Made when it is first asked for: it takes a tenth of a second, and a start has other things to do.
  let document: ReturnType<typeof openApiDocument> | undefined;
  return bind(describeCalls, async () => (document ??= openApiDocument(endpoints, described)));
}

/** An OpenAPI 3.1 document of the calls, and of files that come in parts. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { title, uploads = [] }: Described,
) {
  return {
    openapi: '3.1.1',
    info: { title, version: '1' },
    servers: [{ url: '/api' }],
    paths: Object.assign(pathsOf(endpoints), ...uploads.map(describeUpload)) as Operations,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-access-token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

type Operations = Record<string, Record<string, Operation>>;

function pathsOf(endpoints: readonly Endpoint[]): Operations {
  const paths: Operations = {};
  for (const declared of endpoints) {
    const operations = (paths[declared.path] ??= {});
    operations[declared.method.toLowerCase()] = operationOf(declared);
  }
  return paths;
}

function operationOf(declared: Endpoint): Operation {
  const { name, summary, limits, query, body } = declared;
  const access = isOfAgents(declared.access) ? 'agent' : declared.access;
  return {
    operationId: name.replaceAll(':', '-'),
    summary,
    description: accessInWords[access],
    'x-access': access,
    ...(limits && { 'x-limits': limitsOf(declared) }),
    ...(isOfAgents(declared.access) && { 'x-permission': declared.access.agent }),
    ...(isGuarded(declared) && { security: [{ token: [] }, { bearer: [] }] }),
    ...(declared.knowsUser && { security: [{}, { token: [] }, { bearer: [] }] }),
    ...(query && { parameters: parametersOf(query) }),
    ...(body && { requestBody: requestBodyOf(declared, body) }),
    responses: responsesOf(declared),
  };
}

function parametersOf(query: z.ZodType) {
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // JSON Schema may say «anything» as `true`.
    schema: typeof schema === 'object' ? schema : {},
  }));
}

const bodyTypes = { json: 'application/json', multipart: 'multipart/form-data', text: '*/*' };

function requestBodyOf({ encoding = 'json' }: Endpoint, body: z.ZodType) {
  const type = bodyTypes[encoding];
  const required = !body.safeParse(undefined).success;
  return { required, content: { [type]: { schema: schemaOf(body, 'input') } } };
}

function responsesOf(declared: Endpoint) {
  const { status = 200, reply } = declared;
  const content = contentOf(reply);
  return {
    [status]: { description: 'Success', content },
    ...failureResponses(problemsOf(declared)),
  };
}

function contentOf(reply: z.ZodType) {
  const file = downloadTypeOf(reply);
  if (file) return { [file]: { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: schemaOf(reply, 'output') } };
}

/** The problems that the call declares, and those that follow from its declaration. */
function problemsOf(declared: Endpoint): ProblemCode[] {
  const { query, body, limit, problems: own = [] } = declared;
  const implied: ProblemCode[] = [
    ...(query || body ? ['invalid' as const] : []),
    ...(body ? (['malformed', 'tooLarge', 'unsupportedType'] as const) : []),
    ...(isGuarded(declared) ? ['unauthorized' as const] : []),
    ...(isOfAgents(declared.access) ? ['forbidden' as const] : []),
    ...(limit ? ['tooMany' as const] : []),
    'busy',
  ];
  return [...new Set([...own, ...implied])].toSorted(
    (a, b) => problems[a].status - problems[b].status,
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: io === 'input' ? requireWhatIsRequired : undefined,
  });
  return JSON.parse(JSON.stringify(rest, anythingForJson)) as typeof rest;
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Zod takes a field for optional whose absence is answered in words of our own, and a ticked box for required. */
const requireWhatIsRequired: Override = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodObject)) return;
  const fields = Object.entries<z.ZodType>(zodSchema.shape);
  const required = fields.filter(([, field]) => !field.safeParse(undefined).success);
  delete jsonSchema.required;
  if (required.length > 0) jsonSchema.required = required.map(([key]) => key);
};

/** Only the schema of any JSON value refers to itself, by a path that holds nowhere in this document. */
function anythingForJson(_: string, value: unknown) {
  const refers = typeof value === 'object' && value !== null && '$ref' in value;
  return refers ? {} : value;
}

const failure = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['param', 'msg'],
        properties: { param: { type: 'string' }, msg: { type: 'string' } },
      },
    },
    proof: {
      type: 'object',
      description: 'With a 429: what to answer in the header x-proof to be let through once.',
      required: ['kind'],
      properties: { kind: { enum: ['work', 'recaptcha'] } },
    },
  },
};
