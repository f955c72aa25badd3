import { Lightbox } from '#features/photos/site/lightbox/lightbox.tsx';
import { ProfileMenu } from '../frame/account.tsx';
import { SidePanel } from '../frame/side-menu.tsx';
import type { Shown } from './load-shown.ts';
import { Whole } from './whole.tsx';

/** What lies over pages: the menus of the frame, and an open photo. */
export function Overlays({ photo }: Shown) {
  return (
    <>
      <Whole name="Side menu">
        <div className="container">
          <div className="styleguide-phone">
            <SidePanel />
          </div>
        </div>
      </Whole>
      <Whole name="Profile menu">
        <div className="container styleguide-unrolled">
          <ProfileMenu open />
        </div>
      </Whole>
      {photo && (
        <Whole dated name="Lightbox">
          <Lightbox still view={photo} />
        </Whole>
      )}
    </>
  );
}
