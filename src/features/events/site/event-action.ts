import { redirect } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { postForm } from '#ui/forms/post-form.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { findEvent } from '../contract.ts';
import { replyToEvent } from '../contract/replies.ts';
import { ownPath } from './own-path.ts';

/** Takes a reply without scripts: it leads to the page of the reply, or says that a mail is on its way. */
export async function replyAction({ context, params, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  const slug = params['slug'] ?? '';
  const { data: event } = await call(findEvent, { query: { slug } });
  return postForm(request, {
    send: (typed) => call(replyToEvent, { body: { ...typed, event: event.id } }),
    // The thanks stand below the event, which may fill the screen of a phone.
    thanks: ({ data }) =>
      redirect(data.url ? ownPath(data.url) : `/events/${slug}?sent=1#coming-along`, 303),
  });
}
