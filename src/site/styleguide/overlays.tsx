import { Lightbox } from '#features/photos/site/lightbox/lightbox.tsx';
import { ProfileMenu } from '../frame/account-menu.tsx';
import { SidePanel } from '../frame/side-menu.tsx';
import { FullWidth } from './full-width.tsx';
import type { Samples } from './load-samples.ts';

/** Components that overlay pages: the menus of the frame, and an open photo. */
export function Overlays({ photo }: Samples) {
  return (
    <>
      <FullWidth name="Side menu">
        <div className="container">
          <div className="styleguide-phone">
            <SidePanel />
          </div>
        </div>
      </FullWidth>
      <FullWidth name="Profile menu">
        <div className="container styleguide-unrolled">
          <ProfileMenu open />
        </div>
      </FullWidth>
      {photo && (
        <FullWidth dated name="Lightbox">
          <Lightbox still view={photo} />
        </FullWidth>
      )}
    </>
  );
}
