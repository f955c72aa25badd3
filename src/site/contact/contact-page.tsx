import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ContactPage as Page } from '#features/contact/site/contact-page.tsx';
import { loadContact } from '#features/contact/site/load-contact.ts';
import { JoinPanel } from '#features/join/site/join-panel.tsx';
import { isSent, createJoinAction } from '#features/join/site/join-action.ts';
import { useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const contact = await loadContact(context.get(siteContext).call);
  return { ...contact, sent: isSent(request) };
}

export const action = createJoinAction('/contactus?sent=1#write');

// spec: route:/contactus
/** The page of the office, with the form of the join page. */
export default function ContactPage() {
  const { sent, ...contact } = useLoaderData<typeof loader>();
  const to = useLocalPath();
  const form = <JoinPanel action={`${to('/contactus')}#write`} prefix="contact" sent={sent} />;
  return <Page contact={contact} form={form} />;
}
