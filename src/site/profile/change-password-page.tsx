import { useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { findOwner } from '#features/account/site/find-owner.ts';
import { changePassword } from '#features/sign-in/contract.ts';
import { ChangePassword } from '#features/sign-in/site/change-password.tsx';
import { receiptOf } from '#features/sign-in/site/use-receipt.ts';
import { postForm } from '#ui/forms/post-form.ts';
import { privateHeaders } from '#ui/page/private-headers.ts';
import { siteContext } from '#ui/page/site-context.ts';

export const headers = privateHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isByMail: receiptOf(request) !== '',
});

export function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(siteContext);
  const receipt = receiptOf(request);
  return postForm(request, {
    send: ({ newPassword, confirmPassword }) =>
      call(changePassword, { body: { receipt, newPassword, confirmPassword } }),
    thanks: () => ({ isDone: true }),
  });
}

// spec: route:/changepassword
export default function ChangePasswordPage() {
  const { isByMail } = useLoaderData<typeof loader>();
  return <ChangePassword isByMail={isByMail} findOwner={findOwner} />;
}
