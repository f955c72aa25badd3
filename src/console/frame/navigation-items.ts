import type { NavigationItem } from '#ui/console/console-area.ts';
import { usePermission } from '#ui/console/me.ts';
import { navigation } from '../areas.ts';

/** The places to which the agent may go; one that may not be opened is not drawn. */
export function useNavigationItems(): readonly NavigationItem[] {
  const may = usePermission();
  return navigation.filter(
    ({ permissions }) => !permissions || permissions.some((each) => may(each)),
  );
}
