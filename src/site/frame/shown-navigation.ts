import { isPathOff } from '#contract/switches.ts';
import { useRootData } from '#ui/page/root-data.ts';
import { isGroup, mainNavigation } from './navigation.ts';
import type { NavGroup, NavLink } from './navigation.ts';

/** The links whose pages are not switched off. */
export function useShownLinks(links: readonly NavLink[]): readonly NavLink[] {
  const { switchedOff } = useRootData().campaign;
  return links.filter(({ path }) => !isPathOff(path, switchedOff));
}

/** The main navigation in the order of the campaign. */
export function useMainNavigation(): readonly (NavLink | NavGroup)[] {
  const { menuOrder = [] } = useRootData().campaign;
  if (menuOrder.length === 0) return mainNavigation;
  const placeOf = (entry: NavLink | NavGroup) => {
    const place = menuOrder.indexOf(isGroup(entry) ? entry.label : entry.path);
    return place === -1 ? menuOrder.length : place;
  };
  return mainNavigation.toSorted((one, other) => placeOf(one) - placeOf(other));
}
