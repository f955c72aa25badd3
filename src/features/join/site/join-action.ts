import type { ActionFunctionArgs } from 'react-router';
import { postForm } from '#ui/forms/post-form.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { joinCampaign } from '../contract.ts';

/** Takes a letter that the browser posts by itself, and leads to the thanks on the same page. */
export function createJoinAction(thanks: string) {
  return ({ context, request }: ActionFunctionArgs) => {
    const { call } = context.get(siteContext);
    // The fields are checked by the call itself.
    const send = (typed: Record<string, string>) =>
      call(joinCampaign, { body: typed as { name: string; email: string; message: string } });
    return postForm(request, { send, thanks });
  };
}

/** Whether a letter was sent from the page at this address a moment ago. */
export const isSent = ({ url }: Request) => new URL(url).searchParams.get('sent') === '1';
