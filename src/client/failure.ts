import { FAULT_NUMBER } from '#contract/failure.ts';
import type { Failure } from '#contract/failure.ts';

/**
 * The body of a reply. One that is not JSON came from a proxy that did not reach the server, which callers
 * take for what it is: a network that failed, for which browsers throw a `TypeError`.
 */
export async function readReply(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    const body: object = JSON.parse(text);
    return response.ok ? body : { ...body, ...factsOf(response) };
  } catch {
    throw new TypeError(`The server answered with ${response.status}, and not in JSON`);
  }
}

function factsOf({ status, headers }: Response): Pick<Failure, 'status' | 'faultNumber'> {
  const faultNumber = headers.get(FAULT_NUMBER);
  return { status, ...(faultNumber && { faultNumber }) };
}
