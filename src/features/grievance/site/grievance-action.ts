import { redirect } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { postForm } from '#ui/forms/post-form.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { fileGrievance } from '../contract.ts';

/** Takes a request that the browser posts by itself, and leads to its page. */
export function grievanceAction({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  return postForm(request, {
    // The fields are checked by the call itself.
    send: (typed) => call(fileGrievance, { body: typed as unknown as FormData }),
    // The page of the request says the rest, and a reload of it posts nothing twice.
    thanks: ({ data }) => redirect(data.path, 303),
  });
}
