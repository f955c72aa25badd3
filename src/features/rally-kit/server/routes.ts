import type { Reader } from '#content/server/reader.ts';
import type { Download } from '#contract/download.ts';
import { invalid } from '#contract/problems.ts';
import { events } from '#features/events/collection.ts';
import { bind } from '#http/bind.ts';
import { wholeFile } from '#http/downloads/whole-file.ts';
import { drawKit, printKit } from '../contract.ts';
import type { KitBody } from '../contract.ts';

/** A piece of the kit to be made. */
export interface KitWish {
  shape: KitBody['shape'];
  language: KitBody['language'];
  name: string | undefined;
  event: KitEvent | undefined;
}

export type KitEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** Makes pieces in the look of the campaign. */
export interface KitMaker {
  draw(wish: KitWish): Promise<Uint8Array>;
  print(wish: KitWish): Promise<Uint8Array>;
}

interface RallyKitDependencies {
  reader: Reader;
  kitMaker: KitMaker;
  /** Counts that a piece was made; nothing of who made it. */
  countDeed: (type: string, path: string) => Promise<void>;
}

export const rallyKitRoutes = ({ reader, kitMaker, countDeed }: RallyKitDependencies) => {
  const make = async (kind: keyof KitMaker, body: KitBody): Promise<Download> => {
    const { shape, language, name, event: slug } = body;
    const event = slug === undefined ? undefined : await findEvent(reader, language, slug);
    if (slug !== undefined && !event)
      throw invalid({ param: 'event', msg: 'This event is over. Choose another' });
    const file = await kitMaker[kind]({ shape, language, name: name || undefined, event });
    await countDeed(`kit-${shape}`, '/rally-kit');
    return wholeFile(`${shape}.${kind === 'print' ? 'pdf' : 'png'}`, file);
  };
  return [
    bind(drawKit, ({ body }) => make('draw', body)),
    bind(printKit, ({ body }) => make('print', body)),
  ];
};

/** An event that is not over; its texts in another language where they are missing in this one. */
async function findEvent(reader: Reader, language: KitBody['language'], slug: string) {
  const found = await reader.find(events, language, slug);
  return found && new Date(found.endsAt) > new Date() ? found : undefined;
}
