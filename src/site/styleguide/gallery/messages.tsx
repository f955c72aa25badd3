import { cssPaint } from '#art/covers/paint.ts';
import { nightMural } from '#art/scenes/night-mural.ts';
import { quietMural } from '#art/scenes/quiet-mural.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorState } from '#ui/notice.tsx';
import { SkeletonCover, SkeletonText } from '#ui/skeleton.tsx';
import { ToastBody } from '#ui/toast/toast-body.tsx';
import { Exhibit, Shelf } from './shelf.tsx';

const NOTHING_OFF: ReadonlySet<never> = new Set();

/** Loading, empty and error states. */
export function Messages() {
  return (
    <>
      <Shelf name="Toast, 3 s">
        <Exhibit of="success">
          <div className="toast">
            <ToastBody kind="success" text="Thank you. We have your message." />
          </div>
        </Exhibit>
        <Exhibit of="error, stays while hovered">
          <div className="toast toast-error">
            <ToastBody kind="error" text="Session expired" />
          </div>
        </Exhibit>
      </Shelf>
      <Shelf name="Loading">
        <div className="gallery-street">
          {[1, 2, 3, 4].map((cover) => (
            <div key={cover}>
              <SkeletonCover />
              <SkeletonText />
            </div>
          ))}
        </div>
        <Exhibit of="square">
          <div className="gallery-square">
            <SkeletonCover square />
          </div>
        </Exhibit>
        <Exhibit of="text alone" wide>
          <SkeletonText lines={5} />
        </Exhibit>
      </Shelf>
      <Shelf name="Empty and error">
        <EmptyState
          art={<Mural svg={quietMural(cssPaint, NOTHING_OFF)} />}
          title="Nothing in August yet"
          text="Try another month, or clear the filter."
          action={
            <ButtonLink small href="#top">
              Clear the filter
            </ButtonLink>
          }
        />
        <ErrorState
          art={<Mural svg={nightMural(cssPaint, NOTHING_OFF)} />}
          title="We could not reach the server"
          text="Your phone may be offline. What you typed is kept."
          action={<Button small>Try again</Button>}
        />
      </Shelf>
    </>
  );
}

function Mural({ svg }: { svg: string }) {
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}
