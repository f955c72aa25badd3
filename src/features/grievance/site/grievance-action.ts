import { redirect } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { postForm } from '#ui/forms/post-form.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { fileGrievance } from '../contract.ts';

/** Handles a request that the browser submits natively, and redirects to its page. */
export function grievanceAction({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  return postForm(request, {
    send: (typed) => call(fileGrievance, { form: typed }),
    // The page of the request follows, and reloading it submits nothing twice.
    thanks: ({ data }) => redirect(data.path, 303),
  });
}
