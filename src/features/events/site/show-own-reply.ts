/**
 * Tells visitors with a session, on the page of an event that they replied to, that they did. The page
 * is the same for everybody, so it comes without this. It avoids `call`, as pages for reading do not load it.
 */
export async function showOwnReply(): Promise<void> {
  const own = document.querySelector<HTMLElement>('.event-reply-own');
  const token = localStorage.getItem('x-access-token');
  if (!own || !token) return;
  const { dataset, lang } = document.documentElement;
  const headers = { 'x-access-token': token, 'accept-language': lang };
  const response = await fetch('/api/user/event/replies', { headers });
  if (!response.ok) return;
  const { data } = await response.json();
  const reply = data.find(({ event }: { event: string }) => event === own.dataset['event']);
  if (!reply) return;
  own.querySelector('a')?.setAttribute('href', reply.url);
  dataset['reply'] = reply.state;
}
