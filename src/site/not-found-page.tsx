import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#ui/page/site-context.ts';

/** The page for every unknown address, and for a visitor who sent too many requests. */
export function loader({ context }: LoaderFunctionArgs): never {
  throw new Response(null, { status: context.get(siteContext).refusal ?? 404 });
}

export default function NotFoundPage() {
  return null;
}
