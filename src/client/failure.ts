import { FAULT_NUMBER } from '#contract/failure.ts';
import type { Failure } from '#contract/failure.ts';

/** The body of a reply. A body that is not JSON came from a proxy, and counts as a failure. */
export async function readReply(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    const body: object = JSON.parse(text);
    return response.ok ? body : { ...body, ...factsOf(response) };
  } catch {
    return unreadable(response);
  }
}

function factsOf({ status, headers }: Response): Pick<Failure, 'status' | 'faultNumber'> {
  const faultNumber = headers.get(FAULT_NUMBER);
  return { status, ...(faultNumber && { faultNumber }) };
}

function unreadable({ status, statusText }: Response): Failure {
  return { success: false, status, message: statusText || `The server answered with ${status}` };
}
