import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { FollowingIndex, ReadFaces } from '#face-search/index/port.ts';
import { defineJob } from '#jobs/job.ts';
import type { Job } from '#jobs/job.ts';
import { photosSince, readFullFaces } from './index-reader.ts';

/** Photographs that were finished a little out of their order are seen too. */
const OVERLAP = 1_000;

interface Following<Face> {
  db: Database;
  index: FollowingIndex<Face>;
  read: ReadFaces<Face>;
  /** Photographs that are read in one go. */
  atOnce: number;
}

/** Keeps an index in line with the faces of the database. */
export interface Follower {
  /** Takes in what has been indexed since, and at the first time and after `noteLeft` compares all. */
  catchUp(): Promise<void>;
  /** Some photographs left: the next time, all that are there are compared. */
  noteLeft(): void;
}

export function createFollower<Face>({ db, index, read, atOnce }: Following<Face>): Follower {
  let newest = 0;
  let comparesAll = true;
  let under = Promise.resolve();

  async function bringAll(all: boolean) {
    const there = await photosSince(db, all ? 0 : Math.max(0, newest - OVERLAP));
    const ids = there.map(({ id }) => id);
    const held = await index.revisions(all ? undefined : ids);
    const known = new Set(ids);
    const left = all ? [...held.keys()].filter((id) => !known.has(id)) : [];
    const fresh = there.filter(({ id, revision }) => held.get(id) !== revision);
    const due = [...left, ...fresh.map(({ id }) => id)];
    for (let first = 0; first < due.length; first += atOnce)
      await index.bringInLine(due.slice(first, first + atOnce), read);
    newest = there.at(-1)?.revision ?? newest;
  }

  async function follow() {
    const all = comparesAll;
    comparesAll = false;
    try {
      await bringAll(all);
    } catch (error) {
      comparesAll ||= all;
      throw error;
    }
  }

  return {
    catchUp: () => (under = under.catch(() => undefined).then(follow)),
    noteLeft: () => void (comparesAll = true),
  };
}

/** An index on a server apart, where faces must go also while nobody searches. */
export interface IndexApart {
  index: FollowingIndex;
  close(): Promise<void>;
}

/** A statement with the vectors of so many photographs has some megabytes. */
const APART_AT_ONCE = 200;

export const createFollowerApart = (db: Database, index: FollowingIndex): Follower =>
  createFollower({ db, index, read: readFullFaces(db), atOnce: APART_AT_ONCE });

/** Brings an index on a server apart in line with the faces of the database. */
export const followFacesJob = { name: 'follow-faces', payload: z.object({}) };

export function createFollowFacesJob(db: Database, open: () => IndexApart): Job {
  return defineJob({
    ...followFacesJob,
    retry: { times: 20, firstWaitSeconds: 5, longestWaitSeconds: 600 },
    lane: 'work',
    timeoutSeconds: 6 * 3600,
    // After the faces whose time is over were forgotten.
    cron: '0 4 * * *',
    async run() {
      const { index, close } = open();
      try {
        await createFollowerApart(db, index).catchUp();
      } finally {
        await close();
      }
    },
  });
}
