import { bind } from '#http/bind.ts';
import * as desk from '../../contract/desk.ts';
import type { EventDependencies } from '../dependencies.ts';
import { exportRepliesWith } from './export.ts';
import { createGateWith, revokeGateWith } from './gates.ts';
import { findGatheringWith, listGatheringsWith } from './gatherings.ts';
import { listRepliesWith, openReplyWith, withdrawReplyWith } from './people.ts';

/** The calls of the desk on which agents see who is coming. */
export const eventDeskRoutes = (services: EventDependencies) => [
  bind(desk.listEventGatherings, listGatheringsWith(services)),
  bind(desk.findEventGathering, findGatheringWith(services)),
  bind(desk.listEventReplies, listRepliesWith(services)),
  bind(desk.openEventReply, openReplyWith()),
  bind(desk.withdrawEventReply, withdrawReplyWith(services)),
  bind(desk.exportEventReplies, exportRepliesWith(services)),
  bind(desk.createEventGate, createGateWith(services)),
  bind(desk.revokeEventGate, revokeGateWith()),
];
