import type { LoaderFunctionArgs } from 'react-router';
import { localPath } from '#contract/languages.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { findEvent } from '../contract.ts';
import { calendarFile } from './calendar-file.ts';

/** The event for a calendar program, in the language of its address. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, language, publicUrl } = context.get(siteContext);
  const { data: event } = await call(findEvent, { query: { slug: params['slug'] ?? '' } });
  const { id, slug, startsAt, endsAt, title, summary, place, address } = event;
  const entry = {
    uid: `${id}@${new URL(publicUrl).hostname}`,
    startsAt,
    endsAt,
    title,
    description: summary ?? '',
    location: address.includes(place) ? address : `${place}, ${address}`,
    url: publicUrl + localPath(language, `/events/${slug}`),
  };
  return new Response(calendarFile(entry, new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}.ics"`,
    },
  });
}
