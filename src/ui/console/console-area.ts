import type { ComponentType } from 'react';
import type { ConsoleText } from '#contract/console-text.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { Permission } from '#contract/permissions.ts';
import type { ConsoleIconName } from './icon-paths.ts';

/** A screen of the agent area. */
export interface ConsoleScreen {
  /** Below `/agent`, as the router reads it: `content/:collection/:id`. */
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Permissions, of which one is enough; every agent may open it where left out. */
  permissions?: readonly Permission[];
  /**
   * `rail` unless told; `narrow` leaves 56 px of it, `bare` nothing, so that one stays with one question;
   * `none` is for those who are not logged in.
   */
  frame?: 'rail' | 'narrow' | 'bare' | 'none';
}

/** A number that a call without input tells. */
export interface WaitingCount {
  endpoint: Endpoint;
  read: (reply: unknown) => number;
}

/** The number that a call tells, for a row of the rail. */
export function countOf<E extends Endpoint>(
  endpoint: E,
  read: (reply: ReplyOf<E>) => number,
): WaitingCount {
  // The query of an endpoint has the reply of that endpoint.
  return { endpoint, read: (reply) => read(reply as ReplyOf<E>) };
}

/** A row of the rail; on a phone of `More`, or a tab of the foot. */
export interface NavigationItem {
  /** Below `/agent`. */
  to: string;
  label: ConsoleText;
  icon: ConsoleIconName;
  group: 'work' | 'content' | 'office';
  /** Its place within the group. */
  order: number;
  /** The second key after `G`. */
  key?: string;
  permissions?: readonly Permission[];
  /** How many wait for the agent, all together. */
  counts?: readonly WaitingCount[];
  /** At the foot of a phone, where four have room, in this order. */
  tab?: { order: number; label?: ConsoleText };
  /** Not in the rail, because a key or a button of each screen leads there on a desk. */
  isForPhones?: true;
}

/** A part of the agent area: what a feature adds to it. */
export interface ConsoleArea {
  screens: readonly ConsoleScreen[];
  navigation?: readonly NavigationItem[];
}
