import { bind } from '#http/bind.ts';
import * as desk from '../../contract/desk.ts';
import type { EventDependencies } from '../dependencies.ts';
import { exportRepliesWith } from './export.ts';
import { createGateWith, revokeGateWith } from './gates.ts';
import { findGatheringWith, listGatheringsWith } from './gatherings.ts';
import { listRepliesWith, openReplyWith, withdrawReplyWith } from './people.ts';

/** The calls of the desk on which agents see who is coming. */
export const eventDeskRoutes = (parts: EventDependencies) => [
  bind(desk.listEventGatherings, listGatheringsWith(parts)),
  bind(desk.findEventGathering, findGatheringWith(parts)),
  bind(desk.listEventReplies, listRepliesWith(parts)),
  bind(desk.openEventReply, openReplyWith()),
  bind(desk.withdrawEventReply, withdrawReplyWith(parts)),
  bind(desk.exportEventReplies, exportRepliesWith(parts)),
  bind(desk.createEventGate, createGateWith(parts)),
  bind(desk.revokeEventGate, revokeGateWith()),
];
