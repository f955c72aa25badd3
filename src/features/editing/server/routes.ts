import { byName } from '#content/server/drafts/collections.ts';
import { findDocument, readNewest } from '#content/server/drafts/read-document.ts';
import { bind } from '#http/bind.ts';
import { callingAgent, namePeople } from '#people/realms/calling-agent.ts';
import {
  checkDraft,
  createDraft,
  createPreview,
  describeContent,
  listChoices,
  noteEditing,
  readDraft,
  renameDraft,
  saveDraftPart,
} from '../contract.ts';
import { checkWith } from './check.ts';
import { choicesWith } from './choices.ts';
import { createWith } from './create.ts';
import type { EditingDependencies } from './dependencies.ts';
import { describeWith } from './describe.ts';
import { leave, notePlace } from './presence.ts';
import { previewWith } from './preview.ts';
import { readWith } from './read.ts';
import { renameWith } from './rename.ts';
import { saveWith } from './save.ts';

export const editingRoutes = (services: EditingDependencies) => {
  const { db, collections } = services;
  const named = byName(collections);
  const { sectionOf } = named;
  return [
    bind(describeContent, describeWith(services)),
    bind(createDraft, createWith(named), sectionOf),
    bind(readDraft, readWith(services, named), sectionOf),
    bind(saveDraftPart, saveWith(services, named), sectionOf),
    bind(renameDraft, renameWith(named), sectionOf),
    bind(createPreview, previewWith(services, named), sectionOf),
    bind(checkDraft, checkWith(services, named), sectionOf),
    bind(listChoices, choicesWith(services, named), sectionOf),

    bind(
      noteEditing,
      async ({ body, caller }) => {
        const { collection, id: documentId, tab: tabId, part, field, leaves } = body;
        const place = { documentId, tabId, part, field, agentId: callingAgent(caller).id };
        if (leaves) {
          await leave(db, place);
          return { data: { others: [], revisions: {} } };
        }
        await findDocument(db, named.of(collection), documentId);
        const [others, revisions] = await Promise.all([
          notePlace(db, place),
          readNewest(db, documentId),
        ]);
        const person = await namePeople(
          db,
          others.map(({ agentId }) => agentId),
        );
        const here = others.map(({ agentId, ...where }) => ({ ...person(agentId), ...where }));
        return { data: { others: here, revisions } };
      },
      sectionOf,
    ),
  ];
};
