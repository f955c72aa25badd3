import { useCallback, useEffect, useMemo, useState } from 'react';
import { useShortcut } from '#ui/console/shortcuts.ts';
import { loadSuggestions } from '#ui/console/transliteration/suggestions.ts';
import { useToast } from '#ui/console/use-toast.ts';

const KEY = 'agent:hindi-keys';

/** Whether Latin keys write Hindi in Hindi fields; the device remembers it. */
export function useHindiKeys(): { isOn: boolean; toggle: () => void } {
  const { error: showError } = useToast();
  const [isOn, setOn] = useState(false);
  const turnOn = useCallback(() => {
    localStorage.setItem(KEY, 'on');
    void loadSuggestions().then(() => setOn(true), showError);
  }, [showError]);
  useEffect(() => {
    if (localStorage.getItem(KEY) === 'on') turnOn();
  }, [turnOn]);
  const toggle = useCallback(() => {
    if (!isOn) return turnOn();
    localStorage.removeItem(KEY);
    setOn(false);
  }, [isOn, turnOn]);
  useShortcut('Alt H', ['Hindi by Latin keys', 'रोमन कुंजियों से हिंदी'], toggle);
  return useMemo(() => ({ isOn, toggle }), [isOn, toggle]);
}
