import type { Plugin } from 'vite';
import { enServer } from '../../src/site/i18n/catalogues/en-server.ts';

const keys = Object.entries(enServer).flatMap(([area, texts]) =>
  Object.keys(texts).map((key) => `${area}.${key.replace(/_(one|other)$/, '')}`),
);

/** Fails the browser's build when a part that it renders speaks by a text that only the server has. */
export function noServerTexts(): Plugin {
  return {
    name: 'no-server-texts',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const used = keys.find((key) => new RegExp(`['"\`]${key}['"\`]`).test(chunk.code));
        if (used)
          throw new Error(`${chunk.fileName} says ${used}, which catalogues/*-server.ts has.`);
      }
    },
  };
}
