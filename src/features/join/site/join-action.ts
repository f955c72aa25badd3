import type { ActionFunctionArgs } from 'react-router';
import { postForm } from '#ui/forms/post-form.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { joinCampaign } from '../contract.ts';

/**
 * Creates an action that handles a natively submitted form, and redirects to the thank-you on the
 * same page.
 */
export function createJoinAction(thanks: string) {
  return ({ context, request }: ActionFunctionArgs) => {
    const { call } = context.get(siteContext);
    // The call validates the fields.
    const send = (typed: Record<string, string>) =>
      call(joinCampaign, { body: typed as { name: string; email: string; message: string } });
    return postForm(request, { send, thanks });
  };
}

/** Whether the page follows a submitted form. */
export const isSent = ({ url }: Request) => new URL(url).searchParams.get('sent') === '1';
