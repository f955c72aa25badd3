import { sceneAddress, scenes } from '#contract/scene-address.ts';
import type { SceneName } from '#contract/scene-address.ts';
import { useRootData } from '#ui/page/root-data.ts';

interface SceneProps {
  name: SceneName;
  className?: string;
  /** On the first screen; other scenes load lazily. */
  eager?: boolean;
  alt?: string;
}

/** A mural of the town as an image file, in the campaign's hue, by day or by night. */
export function Scene({ name, className, eager = false, alt = '' }: SceneProps) {
  const { hue, motifsOff: off } = useRootData().campaign;
  const [width, height] = scenes[name];
  return (
    <picture className={className}>
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={sceneAddress({ name, hue, off, mode: 'dark' })}
      />
      <img
        src={sceneAddress({ name, hue, off, mode: 'light' })}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
