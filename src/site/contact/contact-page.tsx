import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ContactPage as Page } from '#features/contact/site/contact-page.tsx';
import { loadContact } from '#features/contact/site/load-contact.ts';
import { JoinPanel } from '#features/join/site/join-panel.tsx';
import { useIsOpen, useLocalPath } from '#ui/page/root-data.ts';
import { siteContext } from '#ui/page/site-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadContact(context.get(siteContext).call);
}

export { joinAction as action } from '#features/join/site/join-action.ts';

// spec: route:/contactus
/** The page of the office, with the form of the join page. */
export default function ContactPage() {
  const contact = useLoaderData<typeof loader>();
  const to = useLocalPath();
  const isOpen = useIsOpen();
  const form = isOpen('/join') && (
    <JoinPanel action={`${to('/contactus')}#write`} prefix="contact" />
  );
  return <Page contact={contact} form={form} />;
}
