import { TOKEN_NAMES } from '#ui/colour/palette.ts';
import { Exhibit, Shelf } from './shelf.tsx';

/** Every colour of the campaign hue, as the page has it now. */
export function Colours() {
  return (
    <Shelf name="Colours">
      {TOKEN_NAMES.map((name) => (
        <Exhibit key={name} of={name}>
          <svg className="gallery-swatch" viewBox="0 0 1 1" preserveAspectRatio="none">
            <rect width="1" height="1" fill={`var(--${name})`} />
          </svg>
        </Exhibit>
      ))}
    </Shelf>
  );
}
