import type { Collection } from '#content/declare/collection.ts';
import { describeCollection } from '#content/declare/describe.ts';
import { everyPart } from '#content/declare/parts.ts';
import { allLanguages } from '#contract/languages.ts';
import type { Action } from '#contract/permissions.ts';
import type { Handler } from '#http/bind.ts';
import { callingAgent } from '#people/realms/calling-agent.ts';
import type { CallingAgent } from '#people/realms/calling-agent.ts';
import { readSecondPairs } from '#people/realms/second-pair.ts';
import type { describeContent } from '../contract.ts';
import type { EditingDependencies } from './dependencies.ts';

/** Describes what the caller may read, and which rights they have in it. */
export function describeWith(services: EditingDependencies): Handler<typeof describeContent> {
  const { db, collections, offeredLanguages } = services;
  return async ({ caller }) => {
    const agent = callingAgent(caller);
    const needsSecondPair = await readSecondPairs(db, agent.id, collections);
    const described = collections.map((collection) => ({
      ...describeCollection(collection),
      category: categoryOf(collection),
      fourEyes: everyPart.some((part) => needsSecondPair(collection.section, part)),
      can: rightsIn(agent, collection),
    }));
    return {
      data: described.filter(({ can }) => can.read),
      languages: [...offeredLanguages()],
    };
  };
}

function categoryOf({ category, facts }: Collection) {
  if (category === undefined) return null;
  return { field: category, of: facts[category]?.to ?? null };
}

function rightsIn(agent: CallingAgent, { section }: Collection) {
  const reach = (action: Action) => {
    const permission = `${section}:${action}` as const;
    if (agent.may(permission)) return true as const;
    return allLanguages.filter((language) => agent.may(permission, language));
  };
  return {
    read: agent.mayAnywhere(`${section}:read`),
    write: reach('write'),
    review: reach('review'),
    publish: reach('publish'),
  };
}
