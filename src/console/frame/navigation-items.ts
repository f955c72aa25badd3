import type { NavigationItem } from '#ui/console/console-area.ts';
import { useMay } from '#ui/console/me.ts';
import { navigation } from '../areas.ts';

/** Where the agent may go; what one may not open is not drawn. */
export function useNavigationItems(): readonly NavigationItem[] {
  const may = useMay();
  return navigation.filter(
    ({ permissions }) => !permissions || permissions.some((each) => may(each)),
  );
}
