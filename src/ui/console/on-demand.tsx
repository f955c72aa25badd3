import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useToast } from './use-toast.ts';

/** A component whose code comes when somebody needs it. */
export interface OnDemand<Props> {
  loaded: ComponentType<Props> | undefined;
  load: () => Promise<ComponentType<Props>>;
}

/** Loads once; without a network the next need tries again. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const source: OnDemand<Props> = {
    loaded: undefined,
    async load() {
      source.loaded ??= await load();
      return source.loaded;
    },
  };
  return source;
}

/** The component as soon as it is there, and how to ask for it; a failure is told. */
export function useOnDemand<Props>(source: OnDemand<Props>) {
  const { error: showError } = useToast();
  const [Part, setPart] = useState(() => source.loaded);
  const ask = useCallback(
    () => void source.load().then((loaded) => setPart(() => loaded), showError),
    [source, showError],
  );
  return { Part, ask };
}

/** A part of a screen that comes when it is first shown. */
export function partOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const source = onDemand(load);
  return function PartOnDemand(props: Props) {
    const { Part, ask } = useOnDemand(source);
    useEffect(ask, [ask]);
    return Part ? <Part {...props} /> : null;
  };
}
