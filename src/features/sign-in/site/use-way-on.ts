import { useEffect, useState } from 'react';
import { useLocalPath } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { forgetReturnPath, returnPath } from './return-path.ts';

/** The link for somebody who is in: to where they came from, which is forgotten, or to their profile. */
export function useWayOn() {
  const { t } = useTranslation();
  const to = useLocalPath();
  const profile = to('/profile');
  const [href] = useState(() => returnPath(profile));
  useEffect(forgetReturnPath, []);
  return { href, label: t(href === profile ? 'signIn.toProfile' : 'signIn.goOn') };
}
