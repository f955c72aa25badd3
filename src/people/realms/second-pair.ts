import { languageOf } from '#content/declare/parts.ts';
import type { Part } from '#content/declare/parts.ts';
import { readFourEyes } from '#content/server/edit/four-eyes.ts';
import type { NeedsApproval, Reviewed } from '#content/server/edit/four-eyes.ts';
import type { Section } from '#contract/permissions.ts';
import { may } from '#contract/roles.ts';
import type { Executor } from '#db/database.ts';
import { grantsOfOthers } from './agent-directory.ts';

/** Whether somebody else has to approve a part of what is in a section. */
export type NeedsSecondPair = (section: Section, part: Part) => boolean;

/**
 * Tells what somebody else has to approve before an agent publishes or sends it: parts in the sections in which
 * four eyes are on, where there is anybody else who may approve them.
 */
export async function readSecondPairs(
  tx: Executor,
  agentId: string,
  all: readonly Reviewed[],
): Promise<NeedsSecondPair> {
  const on = await readFourEyes(tx, all);
  const others = on.size === 0 ? [] : await grantsOfOthers(tx, agentId);
  return (section, part) => on.has(section) && isAnswered(others, section, part);
}

/** Tells of which parts in a section somebody else may answer a review. */
export async function readAnswered(
  tx: Executor,
  { section }: Reviewed,
  agentId: string,
): Promise<(part: Part) => boolean> {
  const others = await grantsOfOthers(tx, agentId);
  return (part) => isAnswered(others, section, part);
}

const isAnswered = (
  others: Awaited<ReturnType<typeof grantsOfOthers>>,
  section: Section,
  part: Part,
): boolean => others.some((grants) => may(grants, `${section}:review`, languageOf(part)));

/** Tells it of the parts of what is in one section. */
export async function readNeedsApproval(
  tx: Executor,
  { section }: Reviewed,
  agentId: string,
  all: readonly Reviewed[],
): Promise<NeedsApproval> {
  const needsSecondPair = await readSecondPairs(tx, agentId, all);
  return (part) => needsSecondPair(section, part);
}
