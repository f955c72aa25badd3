import type { NavigationItem } from '#ui/console/console-area.ts';
import { usePermission } from '#ui/console/me.ts';
import { navigation } from '../areas.ts';

/** Where the agent may go; what one may not open is not drawn. */
export function useNavigationItems(): readonly NavigationItem[] {
  const may = usePermission();
  return navigation.filter(
    ({ permissions }) => !permissions || permissions.some((each) => may(each)),
  );
}
