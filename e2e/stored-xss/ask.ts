/** Asks a call below `/agent/`, by GET where nothing is sent; the reply as it is. */
// oxlint-disable-next-line no-explicit-any -- Each caller knows what it asks for.
export type AskAs = (path: string, body?: object) => Promise<any>;

/** Asks calls of a site below a path, with a token. */
export function askerOf(base: string, token = ''): AskAs {
  const headers = { 'content-type': 'application/json', 'x-access-token': token };
  return async (path, body) => {
    const more = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    return (await fetch(`${base}/${path}`, { headers, ...more })).json();
  };
}

/** Asks a call that has to be done; throws what it says otherwise. */
export async function doneBy(ask: AskAs, path: string, body?: object) {
  const answer = await ask(path, body);
  if (answer.success) return answer;
  throw new Error(`${path} ${JSON.stringify(answer)} for ${JSON.stringify(body)?.slice(0, 500)}`);
}
