import { useCallback, useMemo, useState } from 'react';
import { useShortcut } from '#ui/console/shortcuts.ts';

const KEY = 'agent:hindi-keys';

/** Whether Latin keys write Hindi in Hindi fields; the device remembers it. */
export function useHindiKeys(): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) === 'on');
  const toggle = useCallback(() => {
    setOn((wasOn) => {
      if (wasOn) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, 'on');
      return !wasOn;
    });
  }, []);
  useShortcut('Alt H', ['Hindi by Latin keys', 'रोमन कुंजियों से हिंदी'], toggle);
  return useMemo(() => ({ isOn, toggle }), [isOn, toggle]);
}
