import type { LoaderFunctionArgs } from 'react-router';
import type { Call } from '#contract/call.ts';
import { listEventCategories } from '#features/events/contract.ts';
import { allEvents } from '#features/events/site/all-events.ts';
import { calendarResponse } from '#features/events/site/icalendar.ts';
import { siteContext } from '#ui/page/site-context.ts';
import { loadSpeaker } from './speaker.ts';

/** All events for a calendar program, or those of the category that the address names. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { slug } = params;
  const category = slug === undefined ? undefined : await categoryOf(site.call, slug);
  const [{ campaign, t }, events] = await Promise.all([
    loadSpeaker(site),
    allEvents(site.call, { categoryId: category?.id }),
  ]);
  const name = `${category?.title ?? t('home.events')} · ${campaign.title}`;
  return calendarResponse({ name, events }, site, `${slug ?? 'events'}.ics`);
}

async function categoryOf(call: Call, slug: string) {
  const { data } = await call(listEventCategories);
  const category = data.find((each) => each.slug === slug);
  if (!category) throw new Response(null, { status: 404 });
  return category;
}
