/** A plain text reply of the given lines. */
export function textResponse(lines: readonly string[], headers: Record<string, string> = {}) {
  const body = `${lines.join('\n')}\n`;
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}
