import { classNames } from './class-names.ts';
import { ICON_PATHS, type IconName, isSolid } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /**
   * The accessible name where no text stands beside the icon; without it, the icon is decoration.
   */
  label?: string;
}

/** An icon in the colour of its text, 24 px unless CSS sets another size. */
export function Icon({ name, label }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={classNames('icon', isSolid(name) && 'icon-solid')}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      focusable="false"
      {...spoken}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
