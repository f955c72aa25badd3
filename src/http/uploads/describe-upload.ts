import type { Operation } from '#contract/describe-calls.ts';
import type { ProblemCode } from '#contract/problems.ts';
import type { UploadEndpoint } from '#contract/upload-endpoint.ts';
import { isOfAgents } from '../access.ts';
import { failureResponses } from '../failure-responses.ts';

type Header = { name: string; required: boolean; schema: { type: string } };

const header = (name: string, type: 'string' | 'integer'): Header & { in: string } => ({
  name,
  in: 'header',
  required: true,
  schema: { type },
});
const idOfPath = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const version = header('Tus-Resumable', 'string');

/** The OpenAPI operations of files that come in parts, by path: those of the protocol tus 1.0. */
export function describeUpload(
  endpoint: UploadEndpoint,
): Record<string, Record<string, Operation>> {
  const { name, summary, path, access, types, maxBytes } = endpoint;
  const operation = (
    verb: string,
    status: number,
    {
      parameters,
      told,
      refused,
    }: Pick<Operation, 'parameters'> & { told: string; refused: ProblemCode[] },
  ): Operation => ({
    operationId: `${verb}-${name}`,
    summary: told,
    parameters,
    'x-access': isOfAgents(access) ? 'agent' : access,
    ...(isOfAgents(access) && { 'x-permission': access.agent }),
    'x-protocol': 'https://tus.io/protocols/resumable-upload',
    security: [{ token: [] }, { bearer: [] }],
    responses: {
      [status]: { description: 'Success', content: {} },
      ...failureResponses(['unauthorized', 'forbidden', 'tooMany', 'busy', ...refused]),
    },
  });
  return {
    [path]: {
      post: operation('begin', 201, {
        parameters: [version, header('Upload-Length', 'integer')],
        told: `${summary}: begins one of at most ${maxBytes} bytes, of ${types.join(', ')}. Location in the answer is where its parts go`,
        refused: ['tooLarge', 'invalid'],
      }),
    },
    [`${path}/{id}`]: {
      head: operation('find', 200, {
        parameters: [idOfPath, version],
        told: 'How many bytes have arrived, as Upload-Offset',
        refused: ['notFound'],
      }),
      patch: operation('continue', 204, {
        parameters: [idOfPath, version, header('Upload-Offset', 'integer')],
        told: 'The next part of a file, as application/offset+octet-stream',
        refused: ['notFound', 'doneAlready', 'unsupportedType', 'invalid'],
      }),
      delete: operation('drop', 204, {
        parameters: [idOfPath, version],
        told: 'Gives up a file that has not arrived',
        refused: ['notFound', 'doneAlready'],
      }),
    },
  };
}
