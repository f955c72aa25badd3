import type { Collection } from '#content/declare/collection.ts';
import type { StoredFile } from '#content/declare/files.ts';
import { removeFile } from '#content/files/remove-files.ts';
import { countDocuments, isUntouched } from '#content/server/example/count-example.ts';
import { findExample } from '#content/server/example/find-example.ts';
import type { Addressed } from '#content/server/example/find-example.ts';
import { lockDocuments, removeDocuments } from '#content/server/example/remove-documents.ts';
import type { Reader } from '#content/server/reader.ts';
import { primaryLanguage } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { invalid, Problem } from '#contract/problems.ts';
import type { Database, Executor, Transaction } from '#db/database.ts';
import { settings } from '#features/settings/collection.ts';
import type { Storage } from '#gateways/storage/port.ts';
import { bind } from '#http/bind.ts';
import { readFirstRun, removeExample } from '../contract.ts';

interface FirstRunDependencies {
  db: Database;
  reader: Reader;
  storage: Storage;
  collections: readonly Collection[];
  /** Takes files out of the library that only the example brought; returns those that nobody uploaded. */
  forgetAdopted: (tx: Transaction, files: readonly StoredFile[]) => Promise<StoredFile[]>;
  /** The documents of the example, as its files name them. */
  findImported: (collections: readonly Collection[]) => Promise<readonly Addressed[]>;
}

const campaign = { collection: settings.name, slug: 'campaign' };

/** Every campaign needs its settings, categories to sort by, and the pages that the footer leads to. */
const STAYING = new Set(['settings', 'news-categories', 'event-categories', 'pages']);

export const firstRunRoutes = (services: FirstRunDependencies) => [
  bind(readFirstRun, async ({ language }) => {
    const { db, collections, findImported } = services;
    const [example, imported] = await Promise.all([
      exampleIn(db, services),
      findImported(collections),
    ]);
    const counts = await countDocuments(db, imported);
    return {
      data: {
        isExample: await isUntouched(db, campaign, primaryLanguage),
        name: await nameOf(services, language),
        texts: example.length,
        photographs: example.filter(({ collection }) => collection === 'photos').length,
        staying: counts.imported - example.length,
        own: counts.own,
      },
    };
  }),

  bind(removeExample, async ({ body, language, act, addTargets }) => {
    const names = [await nameOf(services, language), await nameOf(services, primaryLanguage)];
    if (!names.includes(body.name))
      throw invalid({ param: 'name', msg: `Type the name as it is written here: ${names[0]}` });
    const { removed, files } = await act(async (tx) => {
      await lockDocuments(tx);
      const example = await exampleIn(tx, services);
      if (example.length === 0)
        throw new Problem('doneAlready', { message: 'The example is out already.' });
      addTargets(`${example.length} documents`);
      const orphans = await removeDocuments(tx, example);
      const unused = await services.forgetAdopted(tx, orphans);
      return { removed: example.length, files: unused };
    });
    // Nothing leads to them any more; one that cannot be removed now only takes room.
    await Promise.allSettled(files.map((file) => removeFile(services.storage, file)));
    return { data: { removed } };
  }),
];

async function exampleIn(db: Executor, { collections, findImported }: FirstRunDependencies) {
  const imported = await findImported(collections);
  const going = imported.filter(({ collection }) => !STAYING.has(collection));
  return findExample(db, collections, going);
}

async function nameOf({ reader }: FirstRunDependencies, language: Language): Promise<string> {
  return (await reader.find(settings, language, 'campaign'))?.title ?? '';
}
