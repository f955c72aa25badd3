import { coverAddress } from '#contract/cover-address.ts';
import type { CoverSpec } from '#contract/cover-address.ts';
import { COVER_CATEGORIES } from '#ui/covers/categories.ts';
import { Exhibit, Shelf } from '#ui/gallery/shelf.tsx';
import { useShell } from '#ui/page/shell.ts';

const mural = { kind: 'mural', name: 'styleguide', width: 300, height: 200 } as const;
const lettering = { kind: 'lettering', name: 'styleguide', width: 160, height: 160 } as const;
const hours = ['day', 'dawn', 'dusk', 'night'];
/** A number and a first letter of every script of the site. */
const signs = ['600', '14', 'F', 'अ', 'ক', 'ગ', 'ਨ', 'ପ', 'அ', 'త', 'ಕ', 'മ'];

/** The three families of generated pictures, in the campaign's hue; `bunting` is a drawing as a data address. */
export function CoverFamilies({ bunting }: { bunting: string }) {
  const { hue } = useShell().campaign;
  return (
    <div className="container section">
      <Shelf name="Murals by category">
        {COVER_CATEGORIES.map((motif) => (
          <Drawing key={motif} of={motif} spec={{ ...mural, hue, motif, hour: 'day' }} />
        ))}
      </Shelf>
      <Shelf name="Murals by hour">
        {hours.map((hour) => (
          <Drawing key={hour} of={hour} spec={{ ...mural, hue, motif: 'health', hour }} />
        ))}
      </Shelf>
      <Shelf name="Lettering">
        {signs.map((sign) => (
          <Drawing key={sign} of={sign} spec={{ ...lettering, hue, sign }} />
        ))}
      </Shelf>
      <Shelf name="Bunting">
        <img src={bunting} width={600} height={400} alt="" />
      </Shelf>
    </div>
  );
}

function Drawing({ of, spec }: { of: string; spec: CoverSpec }) {
  const { width, height } = spec;
  return (
    <Exhibit of={of}>
      <img
        src={coverAddress(spec)}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </Exhibit>
  );
}
