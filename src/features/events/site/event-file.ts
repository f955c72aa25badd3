import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';
import { findEvent } from '../contract.ts';
import { calendarResponse } from './icalendar.ts';

/** The calendar file of one event, in the language of its address. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { data: event } = await site.call(findEvent, { query: { slug: params['slug'] ?? '' } });
  return calendarResponse({ name: event.title, events: [event] }, site, `${event.slug}.ics`);
}
