import type { Section } from '#contract/permissions.ts';
import type { Collection } from './collection.ts';
import { groups } from './field-texts.ts';
import type { Choices, Group, ConsoleText } from './field-texts.ts';
import type { Beside, Field, Fields, Limits, Widget } from './field.ts';
import { ownFields } from './own-fields.ts';

interface InTwoLanguages {
  en: string;
  hi: string;
}

interface ChoiceDescription {
  value: string;
  label: InTwoLanguages;
}

/** A field as an editor draws it. */
export interface FieldDescription {
  name: string;
  widget: Widget;
  label: InTwoLanguages;
  help: InTwoLanguages;
  isRequired: boolean;
  /** Whether it has a value in each language. */
  isLocalized: boolean;
  limits: Limits;
  choices: ChoiceDescription[];
  /** The collection that it refers to. */
  to?: string;
  /** The items of a list, or the value in each language. */
  of?: FieldDescription;
  beside: Beside;
}

/** A heading of the editor and the fields under it. */
interface GroupDescription {
  name: Group;
  label: InTwoLanguages;
  fields: FieldDescription[];
}

/** Everything that an editor of a collection needs to know, as plain data. */
export interface CollectionDescription {
  name: string;
  label: { one: InTwoLanguages; many: InTwoLanguages };
  section: Section;
  needsReview: boolean;
  /** Whether its documents are ordered by hand. */
  isOrderedByHand: boolean;
  /** The facts that say when a document begins and ends, where it has both. */
  span?: { from: string; until: string };
  groups: GroupDescription[];
}

/** Describes a collection as plain data, from which an editor of its documents is made. */
export function describeCollection(collection: Collection): CollectionDescription {
  const { name, label, section, needsReview = false, order } = collection;
  const fields = [
    ...described(ownFields(collection), true),
    ...described(collection.words, true),
    ...described(collection.facts, false),
  ];
  const grouped = Map.groupBy(fields, ({ group }) => group);
  return {
    name,
    label: { one: inTwo(label.one), many: inTwo(label.many) },
    section,
    needsReview,
    isOrderedByHand: order.by === 'position',
    ...spanOf(collection),
    groups: (Object.keys(groups) as Group[]).flatMap((each) => {
      const members = grouped.get(each) ?? [];
      if (members.length === 0) return [];
      return { name: each, label: inTwo(groups[each]), fields: members.map(({ field }) => field) };
    }),
  };
}

function spanOf({ order }: Collection) {
  if (order.by === 'position' || !order.until) return {};
  return { span: { from: order.field, until: order.until } };
}

function described(fields: Fields, isLocalized: boolean) {
  return Object.entries(fields).map(([name, field]) => ({
    group: field.group,
    field: describeField(name, field, isLocalized),
  }));
}

function describeField(name: string, field: Field, isLocalized: boolean): FieldDescription {
  const { widget, label, help, isOptional, limits = {}, to, of, beside = {} } = field;
  return {
    name,
    widget,
    label: inTwo(label),
    help: inTwo(help),
    isRequired: !isOptional,
    isLocalized,
    limits,
    choices: choicesOf(field.choices ?? field.also),
    ...(to !== undefined && { to }),
    ...(of && { of: describeField(name, of, isLocalized) }),
    beside,
  };
}

const choicesOf = (choices: Choices = {}): ChoiceDescription[] =>
  Object.entries(choices).map(([value, label]) => ({ value, label: inTwo(label) }));

const inTwo = ([en, hi]: ConsoleText): InTwoLanguages => ({ en, hi });
