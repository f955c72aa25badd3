import { redirect } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { postForm } from '#ui/forms/post-form.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { joinCampaign } from '../contract.ts';

/** Handles a letter that the browser submits natively, and redirects to its page. */
export function joinAction({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  return postForm(request, {
    // The call validates the fields.
    send: (typed) => call(joinCampaign, { form: typed }),
    // The page of the letter follows, and reloading it sends nothing twice.
    thanks: ({ data }) => redirect(data.path, 303),
  });
}
