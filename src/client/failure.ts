import type { FieldError, ProofRequest } from '#contract/problems.ts';

/** What the server answers when a call fails. */
export interface Failure {
  success: false;
  /** The status of the answer; none where nothing was sent. */
  status?: number;
  message: string;
  errors?: FieldError[];
  /** How to go on after too many tries. */
  proof?: ProofRequest;
}

/** The body of an answer. One that is no JSON came from a proxy on the way, and counts as a failure. */
export async function readReply(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    const body: object = JSON.parse(text);
    return response.ok ? body : { ...body, status: response.status };
  } catch {
    return unreadable(response);
  }
}

function unreadable({ status, statusText }: Response): Failure {
  return { success: false, status, message: statusText || `The server answered with ${status}` };
}
