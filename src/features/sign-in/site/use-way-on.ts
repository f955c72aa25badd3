import { useEffect, useState } from 'react';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { forgetReturnPath, returnPath } from './return-path.ts';

/**
 * The link for somebody who is in: to where they came from, which is forgotten, or to their profile. Whoever
 * comes back from Google came from home as far as anybody knows.
 */
export function useWayOn() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const profile = to('/profile');
  const home = to('/');
  const [from] = useState(() => returnPath(profile));
  const href = from === home ? profile : from;
  useEffect(forgetReturnPath, []);
  return { href, label: t(href === profile ? 'signIn.toProfile' : 'signIn.goOn') };
}
