import type { z } from 'zod';
import { invalid } from '#contract/problems.ts';
import type { KnownPerson } from '#db/personal-data.ts';
import { bind } from '#http/bind.ts';
import { indianDay } from '#lib/clock.ts';
import { correctHeld, exportHeld, findHeld, findPeople } from '../contract.ts';
import type { ErasureDependencies } from './erasures.ts';
import { everythingHeld } from './held.ts';
import { requestBy } from './requests.ts';
import { subjectsOf } from './subjects.ts';

const MAX_PEOPLE = 50;

type Person = Pick<z.output<typeof findHeld.body & object>, 'email' | 'phoneNumber'>;

/** Calls about what is held; each is on record with its request before anything is shown. */
export function heldRoutes({ db, personalData }: ErasureDependencies) {
  const heldOf = async (person: Person) =>
    everythingHeld(db, await subjectsOf(db, person), personalData);
  return [
    bind(findPeople, async ({ body: { name }, act }) => {
      await act(async () => undefined);
      const found: KnownPerson[] = [];
      for (const { findByName } of personalData)
        found.push(...((await findByName?.(db, name)) ?? []));
      const once = new Map(found.map((each) => [JSON.stringify(each), each]));
      return { data: [...once.values()].slice(0, MAX_PEOPLE) };
    }),

    bind(findHeld, async ({ body, act }) => {
      requireReachable(body);
      await act(async () => undefined);
      return { data: await heldOf(body) };
    }),

    bind(exportHeld, async ({ body, act }) => {
      requireReachable(body);
      const request = await requestBy(db, body.id);
      await act(async () => undefined);
      const held = (await heldOf(body)).filter(({ rows }) => rows > 0);
      const content = held.map(({ label, ground, held: rows }) => ({
        place: label[0],
        ground: ground[0],
        held: rows,
      }));
      const name = `data-P-${request.id}-${indianDay(new Date())}.json`;
      return { name, content: contentOf(JSON.stringify(content, null, 2)) };
    }),

    bind(correctHeld, async ({ body: { id, name, constituency, ...person }, act }) => {
      requireReachable(person);
      if (!name && !constituency)
        throw invalid({ param: 'name', msg: 'Write the right name, or the right constituency' });
      const rows = await act(async (tx) => {
        await requestBy(tx, id, true);
        let corrected = 0;
        for (const subject of await subjectsOf(tx, person))
          for (const { correct } of personalData)
            corrected += (await correct?.(tx, subject, { name, constituency })) ?? 0;
        return corrected;
      });
      return { message: 'Corrected.', data: { rows } };
    }),
  ];
}

function requireReachable({ email, phoneNumber }: Person): void {
  if (!email && !phoneNumber)
    throw invalid({ param: 'email', msg: 'Give a mail address or a number to look for' });
}

/** A text as the content of a file. */
async function* contentOf(text: string): AsyncGenerator<string> {
  yield text;
}
