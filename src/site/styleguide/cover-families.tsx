import { COVER_CATEGORIES } from '#art/covers/categories.ts';
import { coverAddress } from '#contract/cover-address.ts';
import type { CoverSpec } from '#contract/cover-address.ts';
import { Exhibit, Shelf } from '#site/styleguide/gallery/shelf.tsx';
import { useRootData } from '#ui/page/root-data.ts';

const mural = { kind: 'mural', name: 'styleguide', width: 240, height: 160 } as const;
const lettering = { kind: 'lettering', width: 160, height: 160 } as const;
const hours = ['day', 'dawn', 'dusk', 'night'];
/** A number and a first letter of every script of the site. */
const signs = ['600', '14', 'F', 'अ', 'ক', 'ગ', 'ਨ', 'ପ', 'அ', 'త', 'ಕ', 'മ'];

/** The three families of generated pictures, in the campaign's hue; `bunting` holds drawings as SVG. */
export function CoverFamilies({ bunting }: { bunting: readonly string[] }) {
  const { hue } = useRootData().campaign;
  return (
    <>
      {hours.map((hour) => (
        <Shelf key={hour} name={`Murals, ${hour}`}>
          {COVER_CATEGORIES.map((motif) => (
            <Drawing key={motif} of={motif} spec={{ ...mural, hue, motif, hour }} />
          ))}
        </Shelf>
      ))}
      <Shelf name="Lettering">
        {signs.map((sign, index) => (
          <Drawing key={sign} of={sign} spec={{ ...lettering, name: `wall-${index}`, hue, sign }} />
        ))}
      </Shelf>
      <Shelf name="Bunting">
        {bunting.map((drawing) => (
          <div
            key={drawing}
            className="gallery-bunting"
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        ))}
      </Shelf>
    </>
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
