import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';

/** Every address that no page has; and what is said in its place to whoever asked for too much. */
export function loader({ context }: LoaderFunctionArgs): never {
  throw new Response(null, { status: context.get(siteContext).refusal ?? 404 });
}

export default function NotFoundPage() {
  return null;
}
